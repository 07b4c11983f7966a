import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, forbidden, hire, read, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

let xena: string;
let yuri: string;
let asXena: Caller;
let asYuri: Caller;
let asZoe: Caller;

beforeAll(async () => {
  xena = await hire(owner, "Xena Adler");
  yuri = await hire(owner, "Yuri Baum");
  asXena = await acme.callerFor(xena);
  asYuri = await acme.callerFor(yuri);
  asZoe = await acme.callerFor(await hire(owner, "Zoe Cohn"));
});

type Fields = Record<string, unknown>;

let spaces = 0;
/** A teamspace whose admin is Xena. */
const space = (more: Fields = {}): Promise<string> =>
  add(owner, "teamspaces", {
    name: `Space ${spaces++}`,
    members: [{ employee_id: xena, access: "admin" }],
    ...more,
  });
const page = (teamspace_id: string, title: string, more: Fields = {}, by = owner): Promise<string> =>
  add(by, "pages", { teamspace_id, title, status: "published", ...more });
const run = (id: string, action: string, body: Fields = {}, by = owner) =>
  act(by, `/pages/${id}`, action, body);
const done = async (...given: Parameters<typeof run>) => shown(await run(...given));
const pageOf = (id: string, by = owner) => read(by, `/pages/${id}`);
const get = async (path: string, by = owner) => {
  const reply = await by.get(path);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};
interface Node {
  readonly title: string;
  readonly children: Node[];
}
/** A tree as nested arrays of titles. */
const titles = (nodes: readonly Node[]): unknown[] =>
  nodes.map(({ title, children }) => (children.length === 0 ? title : [title, ...titles(children)]));
const tree = async (id: string, query = "", by = owner) =>
  titles((await get(`/teamspaces/${id}/getters/tree${query}`, by)).data);
const search = async (q: string, by = owner, more = "") =>
  (await get(`/pages/getters/search?q=${encodeURIComponent(q)}${more}`, by)).data;

describe("the tree", () => {
  it("keeps positions without gaps when pages are moved, and has no cycles", async () => {
    const home = await space();
    const [a, b, c] = [await page(home, "A"), await page(home, "B"), await page(home, "C")];
    await done(c!, "move", { parent_id: null, position: 0 });
    const places = async () => {
      const { data } = await get(`/pages?teamspace_id=${home}`);
      return Object.fromEntries(
        data.map(({ attributes: { title, depth, position } }: { attributes: Fields }) => [
          title,
          [depth, position],
        ]),
      );
    };
    expect(await places()).toEqual({ C: [0, 0], A: [0, 1], B: [0, 2] });
    await done(a!, "move", { parent_id: b });
    expect(await places()).toEqual({ C: [0, 0], B: [0, 1], A: [1, 0] });
    refused(await run(b!, "move", { parent_id: a }), {
      parent_id: "A page cannot be moved below itself.",
    });
    refused(await run(b!, "move", { parent_id: b }), {
      parent_id: "A page cannot be moved below itself.",
    });
    refused(await run(b!, "move", {}), { parent_id: "The parent id field must be present." });
    refused(await run(b!, "move", { parent_id: null, position: -1 }), {
      position: "The position field must be at least 0.",
    });
    await done(c!, "move", { parent_id: null, position: 99 });
    expect(await tree(home)).toEqual([["B", "A"], "C"]);
    expect(await tree(home, `?root=${b}&depth=1`)).toEqual(["B"]);
    refused(await owner.get(`/teamspaces/${home}/getters/tree?depth=11`), {
      depth: "The depth parameter must be between 1 and 10.",
    });
  });

  it("has at most ten levels", async () => {
    const home = await space();
    const chain: string[] = [];
    for (let level = 0; level < 10; level++)
      chain.push(await page(home, `Level ${level}`, { parent_id: chain.at(-1) ?? null }));
    expect(await pageOf(chain[9]!)).toMatchObject({ depth: 9 });
    const tooDeep = { parent_id: "The page tree is limited to 10 levels." };
    refused(
      await owner.post("/pages", { teamspace_id: home, title: "Too deep", parent_id: chain[9] }),
      tooDeep,
    );
    const top = await page(home, "Top");
    await page(home, "Below", { parent_id: await page(home, "Middle", { parent_id: top }) });
    refused(await run(top, "move", { parent_id: chain[8] }), tooDeep);
    refused(await run(top, "move", { parent_id: chain[7] }), tooDeep);
    expect(await done(top, "move", { parent_id: chain[6] })).toMatchObject({ depth: 7 });
  });

  it("moves a subtree to another teamspace", async () => {
    const [from, to] = [await space(), await space()];
    const top = await page(from, "Top");
    const below = await page(from, "Below", { parent_id: top });
    await page(from, "Rest");
    await page(to, "There");
    expect(await done(top, "move", { teamspace_id: to, parent_id: null, position: 0 })).toMatchObject({
      teamspace_id: to,
      position: 0,
    });
    expect(await pageOf(below)).toMatchObject({ teamspace_id: to, parent_id: top, depth: 1 });
    expect(await tree(to)).toEqual([["Top", "Below"], "There"]);
    expect(await get(`/pages?ancestor_id=${top}`)).toMatchObject({ data: [{ id: below }] });
    expect(await tree(from)).toEqual(["Rest"]);
  });

  it("changes a place only by the action move", async () => {
    const home = await space();
    const [a, b] = [await page(home, "A"), await page(home, "B")];
    const message = "Use the action move.";
    refused(await owner.patch(`/pages/${b}`, { parent_id: a, position: 0 }), {
      parent_id: message,
      position: message,
    });
    shown(await owner.patch(`/pages/${b}`, { parent_id: null, position: 1, teamspace_id: home }));
    const elsewhere = await page(await space(), "Elsewhere");
    refused(await owner.post("/pages", { teamspace_id: home, title: "X", parent_id: elsewhere }), {
      parent_id: "The selected parent id is invalid.",
    });
  });
});

describe("versions", () => {
  it("are made by every change of the text, and restored as new ones", async () => {
    const home = await space();
    const id = await page(home, "Rules", { status: "draft", content: "one" });
    const write = async (content: string) => shown(await owner.patch(`/pages/${id}`, { content }));
    await write("two");
    await write("one\nthree");
    expect(await write("one\nthree")).toMatchObject({ version: 3 });
    expect(await done(id, "restore-version", { version: 1 })).toMatchObject({ version: 4, content: "one" });
    const { data, meta } = await get(`/pages/${id}/getters/versions?perPage=3`);
    expect(data.map((row: Fields) => [row.version, row.restored_from])).toEqual([
      [4, 1],
      [3, null],
      [2, null],
    ]);
    expect(meta).toMatchObject({ total: 4, last_page: 2 });
    expect((await get(`/pages/${id}/getters/version?version=2`)).data).toMatchObject({ content: "two" });
    expect((await get(`/pages/${id}/getters/diff?from=1&to=4`)).data).toEqual({
      from: 1,
      to: 4,
      title: { from: "Rules", to: "Rules" },
      lines: [{ op: "equal", text: "one" }],
    });
    expect((await get(`/pages/${id}/getters/diff?from=1&to=3`)).data.lines).toEqual([
      { op: "equal", text: "one" },
      { op: "insert", text: "three" },
    ]);
    refused(await owner.get(`/pages/${id}/getters/diff?from=2&to=2`), {
      from: "The from parameter must be less than to.",
    });
    refused(await owner.get(`/pages/${id}/getters/version?version=9`), {
      version: "The selected version is invalid.",
    });
    refused(await run(id, "restore-version", { version: 4 }), {
      version: "The version is the present one.",
    });
  });

  it("are not lost when two people edit the same text", async () => {
    const id = await page(await space(), "Shared", { content: "0" });
    const etag = (await owner.get(`/pages/${id}`)).headers.get("etag")!;
    const replies = await Promise.all(
      ["1", "2"].map((content) =>
        owner.patch(`/pages/${id}`, { content }, { headers: { "if-match": etag } }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    await owner.patch(`/pages/${id}`, { content: "last" });
    expect(await pageOf(id)).toMatchObject({ content: "last", version: 3 });
  });

  it("know the text without Markdown", async () => {
    const id = await page(await space(), "Straße & Café", { content: "# The *rules*\n\n- one\n- two" });
    expect(await pageOf(id)).toMatchObject({
      excerpt: "The rules\none\ntwo",
      word_count: 4,
      slug: `strasse-cafe-${id.slice(-6).toLowerCase()}`,
    });
    expect(shown(await owner.patch(`/pages/${id}`, { content: "", title: "???" }))).toMatchObject({
      content: "",
      excerpt: "",
      word_count: 0,
      slug: `untitled-${id.slice(-6).toLowerCase()}`,
    });
  });
});

describe("access", () => {
  it("to a private teamspace is for its members alone, and one of them is an admin", async () => {
    const secret = await space({
      default_access: "none",
      members: [
        { employee_id: xena, access: "admin" },
        { employee_id: yuri, access: "viewer" },
      ],
    });
    const id = await page(secret, "Salary bands", { content: "Zebra" });
    expect((await asZoe.get(`/teamspaces/${secret}`)).status).toBe(404);
    expect((await asZoe.get(`/pages/${id}`)).status).toBe(404);
    expect(await search("zebra", asZoe)).toEqual([]);
    expect(await search("zebra", asYuri)).toMatchObject([{ id }]);
    expect(await read(asYuri, `/teamspaces/${secret}`)).toMatchObject({
      my_access: "viewer",
      pages_count: 1,
    });
    forbidden(await asYuri.patch(`/pages/${id}`, { content: "x" }));
    refused(await asZoe.post("/pages", { teamspace_id: secret, title: "X" }), {
      teamspace_id: "The selected teamspace id is invalid.",
    });
    const viewing = await asYuri.post("/pages", { teamspace_id: secret, title: "X" });
    expect(viewing.status).toBe(403);
    expect(viewing.body).toMatchObject({ required_access: "editor" });

    const alone = { action: "A teamspace needs at least one admin." };
    refused(await act(asXena, `/teamspaces/${secret}`, "leave"), alone);
    refused(await act(asXena, `/teamspaces/${secret}`, "remove-members", { employee_ids: [xena] }), alone);
    refused(await asXena.patch(`/teamspaces/${secret}`, { members: [] }), {
      members: "A teamspace needs at least one admin.",
    });
    const admin = { members: [{ employee_id: yuri, access: "admin" }] };
    shown(await act(asXena, `/teamspaces/${secret}`, "add-members", admin));
    expect((await act(asXena, `/teamspaces/${secret}`, "leave")).status).toBe(200);
    expect((await asXena.get(`/teamspaces/${secret}`)).status).toBe(404);
    expect(await read(asYuri, `/teamspaces/${secret}`)).toMatchObject({ my_access: "admin" });
  });

  it("does not let two admins leave at once", async () => {
    const id = await space({
      members: [xena, yuri].map((employee_id) => ({ employee_id, access: "admin" })),
    });
    const replies = await Promise.all([asXena, asYuri].map((one) => act(one, `/teamspaces/${id}`, "leave")));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("is created with a teamspace, and ends with the employment", async () => {
    // An account without an employee creates one that only holders of the permission administer.
    const orphan = await add(owner, "teamspaces", { name: "Nobody's" });
    expect(await read(owner, `/teamspaces/${orphan}`)).toMatchObject({ members: [], my_access: "admin" });
    const wanda = await hire(owner, "Wanda Dorn");
    const asWanda = await acme.callerFor(wanda);
    const mine = created(await asWanda.post("/teamspaces", { name: "Wanda's corner" }));
    expect(mine).toMatchObject({
      members: [{ employee_id: wanda, access: "admin" }],
      my_access: "admin",
      is_private: false,
    });
    refused(await asXena.post("/teamspaces", { name: "wanda's CORNER" }), {
      name: "The name has already been taken.",
    });
    shown(await act(owner, `/employees/${wanda}`, "archive"));
    expect(await read(owner, `/teamspaces/${mine.id}`)).toMatchObject({ members: [], my_access: "admin" });
    refused(
      await owner.patch(`/teamspaces/${mine.id}`, { members: [{ employee_id: wanda, access: "admin" }] }),
      { "members.0.employee_id": "The selected members.0.employee_id is invalid." },
    );
    refused(
      await owner.patch(`/teamspaces/${mine.id}`, {
        members: [
          { employee_id: xena, access: "admin" },
          { employee_id: xena, access: "viewer" },
        ],
      }),
      { "members.1.employee_id": "The members.1.employee_id field has a duplicate value." },
    );
  });

  it("to drafts is for editors and the author", async () => {
    const home = await space({ default_access: "viewer", members: [{ employee_id: xena, access: "admin" }] });
    const members = [{ employee_id: yuri, access: "editor" }];
    shown(await act(owner, `/teamspaces/${home}`, "add-members", { members }));
    const draft = await page(home, "Unicorn plan", { status: "draft" }, asYuri);
    expect((await asZoe.get(`/pages/${draft}`)).status).toBe(404);
    expect(await pageOf(draft, asXena)).toMatchObject({ status: "draft", created_by_employee_id: yuri });
    expect(await tree(home, "", asYuri)).toEqual([]);
    expect(await tree(home, "?status=draft", asZoe)).toEqual([]);
    expect(await tree(home, "?status=draft", asXena)).toEqual(["Unicorn plan"]);
    expect((await asZoe.get(`/teamspaces/${home}/getters/tree?status=archived`)).status).toBe(403);
    expect(await search("unicorn", asXena)).toEqual([]);
    expect(await search("unicorn", asYuri)).toMatchObject([{ id: draft, path: ["Unicorn plan"] }]);
    // Somebody who only views the teamspace keeps the sight of an own draft.
    members[0]!.access = "viewer";
    shown(await act(owner, `/teamspaces/${home}`, "add-members", { members }));
    expect(await pageOf(draft, asYuri)).toMatchObject({ status: "draft" });
    forbidden(await asYuri.patch(`/pages/${draft}`, { title: "Mine" }));
  });

  it("to an archived teamspace is for its admins, and nothing in it can be written", async () => {
    const home = await space();
    const id = await page(home, "Walrus");
    shown(await act(asXena, `/teamspaces/${home}`, "archive"));
    expect((await asZoe.get(`/pages/${id}`)).status).toBe(404);
    expect(await search("walrus", asXena)).toEqual([]);
    const message = "The teamspace is archived.";
    refused(await asXena.patch(`/pages/${id}`, { title: "X" }), { title: message });
    refused(await run(id, "archive", {}, asXena), { action: message });
    refused(await asXena.post("/pages", { teamspace_id: home, title: "X" }), { teamspace_id: message });
    refused(await asXena.patch(`/teamspaces/${home}`, { name: "X" }), { name: message });
    conflicting(await owner.delete(`/teamspaces/${home}`), "The teamspace is still referred to by 1 page.");
    shown(await act(asXena, `/teamspaces/${home}`, "restore"));
    expect(await search("walrus", asZoe)).toMatchObject([{ id }]);
  });
});

describe("states", () => {
  it("are remembered by an archived subtree", async () => {
    const home = await space();
    const p = await page(home, "P");
    await page(home, "Q", { parent_id: p });
    const r = await page(home, "R", { parent_id: p, status: "draft" });
    refused(await run(p, "unpublish"), { action: "Unpublish or move the child pages first." });
    await done(p, "archive");
    expect(await tree(home)).toEqual([]);
    expect(await tree(home, "?status=archived")).toEqual([["P", "Q", "R"]]);
    refused(await owner.patch(`/pages/${p}`, { title: "X" }), { title: "The page is archived." });
    refused(await run(p, "publish"), { action: "The page is archived." });
    await done(p, "restore");
    expect(await tree(home, "?status=published,draft")).toEqual([["P", "Q", "R"]]);
    expect(await pageOf(r)).toMatchObject({ status: "draft", archived_at: null, position: 1 });
  });

  it("follow the page above when part of a subtree is restored", async () => {
    const home = await space();
    const p = await page(home, "P");
    const q = await page(home, "Q", { parent_id: p });
    const s = await page(home, "S", { parent_id: q });
    await done(p, "archive");
    expect(await done(q, "restore")).toMatchObject({ parent_id: null, depth: 0, status: "published" });
    expect(await pageOf(s)).toMatchObject({ parent_id: q, depth: 1, status: "published" });
    await done(p, "restore");
    await done(q, "move", { parent_id: p });
    await done(q, "archive");
    await done(p, "unpublish");
    expect(await done(q, "restore")).toMatchObject({ parent_id: p, status: "draft" });
    expect(await pageOf(s)).toMatchObject({ status: "draft" });
    refused(await run(s, "publish"), { action: "Publish the parent page first." });
    const body = (repositories: string[]) => ({ repositories });
    const many = (action: string, ids: string[]) => owner.post(`/pages/actions?action=${action}`, body(ids));
    expect((await many("publish", [s, q, p])).status).toBe(200);
    expect((await many("unpublish", [p, q, s])).status).toBe(200);
    expect((await many("archive", [s, p, q])).status).toBe(200);
    expect((await many("restore", [q, p])).status).toBe(200);
    expect(await tree(home, "?status=draft")).toEqual([["P", ["Q", "S"]]]);
    refused(await many("unpublish", [p]), { "repositories.0": "The page is not published." });
    refused(
      await owner.post("/pages", { teamspace_id: home, title: "X", parent_id: p, status: "published" }),
      { status: "Publish the parent page first." },
    );
  });

  it("allow only an archived page without children to be deleted", async () => {
    const home = await space();
    const p = await page(home, "P");
    const q = await page(home, "Q", { parent_id: p });
    await page(home, "After");
    conflicting(await owner.delete(`/pages/${p}`), "Archive the page before deleting it.");
    await done(p, "archive");
    conflicting(await owner.delete(`/pages/${p}`), "The page still has 1 child page.");
    for (const id of [q, p]) expect((await owner.delete(`/pages/${id}`)).status).toBe(204);
    expect((await get(`/pages?teamspace_id=${home}`)).data).toMatchObject([{ attributes: { position: 0 } }]);
  });

  it("of copies are drafts", async () => {
    const home = await space();
    const p = await page(home, "P", { content: "text" });
    await page(home, "Q", { parent_id: p });
    await done(await page(home, "Old", { parent_id: p }), "archive");
    await page(home, "Z");
    const copy = await done(p, "duplicate", { with_children: true });
    expect(copy).toMatchObject({
      title: "Copy of P",
      position: 1,
      version: 1,
      status: "draft",
      content: "text",
    });
    expect(await tree(home, "?status=published,draft")).toEqual([["P", "Q"], ["Copy of P", "Q"], "Z"]);
  });
});

describe("search", () => {
  it("ranks titles before texts", async () => {
    const home = await space();
    for (const title of ["Nonexpense", "Expense", "Expenses", "Expense policy"]) await page(home, title);
    await page(home, "Other", { content: "An **exp*en*se** & more", status: "published" });
    const found = await search("expense", owner, `&teamspace_id=${home}`);
    expect(found.map(({ title, score }: Fields) => [title, score])).toEqual([
      ["Expense", 8],
      ["Expense policy", 4],
      ["Expenses", 3],
      ["Nonexpense", 2],
      ["Other", 1],
    ]);
    expect(found.at(-1).snippet).toBe("An <mark>expense</mark> &amp; more");
    expect((await search("policy expense")).map(({ score }: Fields) => score)).toEqual([8]);
  });

  it("ignores accents and takes signs literally", async () => {
    const home = await space();
    const cafe = await page(home, "Break", { content: "At the Café, 100% arabica" });
    await page(home, "Percent", { content: "100 of them, café" });
    expect(await search("CAFE ARABICA")).toMatchObject([
      { id: cafe, snippet: "At the <mark>Café</mark>, 100% <mark>arabica</mark>" },
    ]);
    expect(await search("100%")).toMatchObject([{ id: cafe }]);
    expect(await search('"the café"')).toMatchObject([{ id: cafe }]);
    expect(await search('"café the"')).toEqual([]);
    refused(await owner.get("/pages/getters/search?q=a"), {
      q: "The q field must be at least 2 characters.",
    });
  });
});

it("exports pages as Markdown, HTML or an archive in which nothing runs", async () => {
  const home = await space();
  const content = "<script>alert(1)</script>\n\n[x](javascript:alert(1))";
  const id = await page(home, "Policies: a/b", { content });
  expect(await pageOf(id)).toMatchObject({ content });
  await page(home, "Below", { parent_id: id });
  await page(home, "below", { parent_id: id });
  const download = async (query: string) =>
    app.request("GET", (await get(`/pages/${id}/getters/export?${query}`)).data.url);
  const markdown = await download("format=md");
  expect(markdown.text).toBe(`# Policies: a/b\n\n${content}\n`);
  expect(markdown.headers.get("content-disposition")).toContain("Policies a b.md");
  const html = (await download("format=html")).text;
  expect(html).toContain("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(html).toContain("[x](javascript:alert(1))");
  const archive = (await download("with_children=true")).bytes.toString("latin1");
  for (const name of ["Policies a b.md", "Policies a b/Below.md", "Policies a b/below (2).md"])
    expect(archive).toContain(name);
});
