import { expect, test } from "vitest";
import { repeatedJobs } from "../../src/administration/jobs.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, read, refused, shown } from "./company.ts";
import { PNG } from "./document-files.ts";

const { app, acme, owner } = testCompany();

let count = 0;
/** A picture whose bytes no other test has. */
const picture = () => Buffer.concat([PNG, Buffer.from(`picture ${count++}`)]);

const space = async (more: Record<string, unknown> = {}) =>
  add(owner, "teamspaces", { name: `Pictures ${count++}`, ...more });

const upload = (id: string, data: Buffer, by: Caller = owner, query = "") => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(data)]), "../chart.png");
  return app.request("POST", `/pages/${id}/actions?action=add-image${query}`, { key: by.key, raw: form });
};

const addImage = async (id: string, data = picture()): Promise<string> =>
  shown(await upload(id, data)).files.at(-1).id;

const filesOf = async (id: string, by: Caller = owner) => (await read(by, `/pages/${id}`)).files;
const bytesOf = async (url: string) => (await app.request("GET", url)).bytes;
const exported = async (id: string, query: string) => {
  const { body } = await owner.get(`/pages/${id}/getters/export?${query}`);
  return app.request("GET", body.data.url);
};

test("an image belongs to a page, and is seen by those who see the page once a text names it", async () => {
  const reader = await acme.callerFor(await hire(owner, "Rita Reader"));
  const teamspace_id = await space();
  const id = await add(owner, "pages", { teamspace_id, title: "Charts", status: "published" });
  const data = picture();
  const before = await owner.get(`/pages/${id}`);
  const file = await addImage(id, data);
  const [own] = await filesOf(id);
  expect(own).toMatchObject({ id: file, file_name: "chart.png", mime_type: "image/png", size: data.length });
  expect((await bytesOf(own.url)).equals(data)).toBe(true);
  expect(await filesOf(id, reader)).toEqual([]);

  const { headers } = await owner.get(`/pages/${id}`);
  expect(headers.get("etag")).toBe(before.headers.get("etag"));
  shown(await owner.patch(`/pages/${id}`, { content: `![Sales](files/${file})` }));
  const [seen] = await filesOf(id, reader);
  expect((await bytesOf(seen.url)).equals(data)).toBe(true);
  shown(await owner.patch(`/pages/${id}`, { content: "without it" }));
  expect(await filesOf(id, reader)).toHaveLength(1);

  expect((await upload(id, data, reader)).status).toBe(403);
  shown(await owner.patch(`/teamspaces/${teamspace_id}`, { default_access: "none" }));
  expect((await upload(id, data, reader)).status).toBe(404);
  expect((await owner.get(`/pages?teamspace_id=${teamspace_id}`)).body.data[0].attributes).not.toHaveProperty(
    "files",
  );
});

test("only images are taken, whatever their name says, and none of an archived page", async () => {
  const id = await add(owner, "pages", { teamspace_id: await space(), title: "Charts" });
  for (const text of ["<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>", "%PDF-1.4", "<html>", "MZ"])
    refused(await upload(id, Buffer.from(text)), {
      file: "The file field must be a file of type: png, jpeg, gif, webp.",
    });
  expect((await upload(id, picture(), owner, "&dry_run=true")).status).toBe(200);
  expect(await filesOf(id)).toEqual([]);
  shown(await act(owner, `/pages/${id}`, "archive"));
  expect((await upload(id, picture())).status).toBe(422);
});

test("images that no text has named for a week are deleted, the others with their page", async () => {
  const id = await add(owner, "pages", { teamspace_id: await space(), title: "Charts" });
  const [named, forgotten] = [await addImage(id), await addImage(id)];
  const content = `![](files/${named})`;
  shown(await owner.patch(`/pages/${id}`, { content }));
  shown(await owner.patch(`/pages/${id}`, { content: "" }));
  const job = repeatedJobs(app.installation).find(
    ({ name }) => name === "images of pages that no text names",
  )!;
  const start = app.clock.now().getTime();
  const after = (days: number) => app.clock.set(new Date(start + days * 86_400_000).toISOString());
  const left = async () => (await filesOf(id)).map((file: { id: string }) => file.id);
  after(6.9);
  await job.run();
  expect(await left()).toEqual([named, forgotten]);
  after(7.1);
  await job.run();
  expect(await left()).toEqual([named]);
  after(0);
  const names = async () => {
    const { rows } = await app.installation.pool.query("select from stored_files where key like $1", [
      `%/pages/${id}/%`,
    ]);
    return rows.length;
  };
  expect(await names()).toBe(1);
  shown(await act(owner, `/pages/${id}`, "archive"));
  expect((await owner.delete(`/pages/${id}`)).status).toBe(204);
  expect(await names()).toBe(0);
});

test("a copy of a page has images of its own", async () => {
  const id = await add(owner, "pages", { teamspace_id: await space(), title: "Charts" });
  const data = picture();
  const [file, unused] = [await addImage(id, data), await addImage(id)];
  shown(await owner.patch(`/pages/${id}`, { content: `![a](files/${file}) ![b](files/${file}) files/none` }));
  const copy = shown(await act(owner, `/pages/${id}`, "duplicate"));
  const [copied, ...others] = await filesOf(copy.id);
  expect([copied.id === file, others]).toEqual([false, []]);
  expect((await read(owner, `/pages/${copy.id}`)).content).toBe(
    `![a](files/${copied.id}) ![b](files/${copied.id}) files/none`,
  );
  expect((await bytesOf(copied.url)).equals(data)).toBe(true);
  for (const one of [id, copy.id]) {
    shown(await act(owner, `/pages/${one}`, "archive"));
    if (one === id) expect((await owner.delete(`/pages/${one}`)).status).toBe(204);
  }
  expect((await bytesOf(copied.url)).equals(data)).toBe(true);
  expect(unused).not.toBe(file);
});

test("exports contain the images of a text: HTML within itself, Markdown beside it", async () => {
  const id = await add(owner, "pages", { teamspace_id: await space(), title: "Charts", status: "published" });
  const data = picture();
  const file = await addImage(id, data);
  shown(
    await owner.patch(`/pages/${id}`, {
      content: `![Sales](files/${file})\n\n![x](https://x.example/y.png)`,
    }),
  );
  const html = (await exported(id, "format=html")).text;
  expect(html).toContain(
    `<img src="data:image/png;base64,${data.toString("base64")}" alt="Sales" loading="lazy">`,
  );
  expect(html).toContain('<a href="https://x.example/y.png" rel="noopener noreferrer">x</a>');
  expect(html).toContain("img-src data:");

  const archive = await exported(id, "format=md");
  expect(archive.headers.get("content-type")).toBe("application/zip");
  const packed = archive.bytes.toString("latin1");
  for (const name of ["Charts.md", `files/${file}.png`]) expect(packed).toContain(name);

  await add(owner, "pages", {
    ...{ teamspace_id: (await read(owner, `/pages/${id}`)).teamspace_id, parent_id: id, title: "Below" },
    content: `![not its own](files/${file})`,
  });
  const tree = (await exported(id, "with_children=true")).bytes.toString("latin1");
  for (const name of ["Charts.md", `files/${file}.png`, "Charts/Below.md"]) expect(tree).toContain(name);
  expect(tree).not.toContain(`Charts/files/`);
});
