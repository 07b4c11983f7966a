import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeUnnamedContents } from "../../src/platform/storage/remove-unnamed-contents.ts";
import type { Caller, TestApp } from "../support/app.ts";
import { objectStore } from "../support/object-store.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, hire, refused, shown } from "./company.ts";
import { pdf, uploadDocument } from "./document-files.ts";

const { app: first, owner: firstOwner } = testCompany();
const store = objectStore();
let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await first.secondProcess({ STORAGE_URL: `${store.url()}&downloads=redirect` });
  owner = app.as(firstOwner.key);
});
afterAll(() => app.close());

const linkOf = async (id: string): Promise<string> =>
  dataOf(await owner.get(`/documents/${id}/getters/download`)).url;
const dataOf = ({ status, body, text }: Awaited<ReturnType<Caller["get"]>>) => {
  expect(status, text).toBe(200);
  return body.data;
};
const upload = async (content: Buffer, name = "Übersicht.pdf"): Promise<string> =>
  created(await uploadDocument(app, owner, {}, content, name)).id;
/** Where a response sends the client. */
async function redirected(url: string): Promise<string> {
  const { status, headers } = await app.request("GET", url);
  expect(status).toBe(302);
  expect(headers.get("cache-control")).toBe("private, no-store");
  return headers.get("location")!;
}

describe("with downloads from the object store, the URL of a file", () => {
  it("is redirected to one of the store that needs no credential for five minutes", async () => {
    const content = pdf("from the store");
    const location = await redirected(await linkOf(await upload(content)));
    expect(new URL(location).searchParams.get("X-Amz-Expires")).toBe("300");
    const response = await fetch(location);
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Ubersicht.pdf"; filename*=UTF-8''%C3%9Cbersicht.pdf`,
    );
    const changed = location.replace("X-Amz-Expires=300", "X-Amz-Expires=301");
    expect((await fetch(changed)).status).toBe(403);
  });

  it("never leads to the store for longer than it is valid itself", async () => {
    const url = await linkOf(await upload(pdf("late")));
    app.clock.set("2026-07-14T10:29:18.500Z");
    expect(new URL(await redirected(url)).searchParams.get("X-Amz-Expires")).toBe("42");
    app.clock.set("2026-07-14T10:30:00Z");
    expect((await app.request("GET", url)).status).toBe(410);
    app.clock.set("2026-07-14T10:00:00Z");
    expect((await app.request("GET", url.replace(/files\/./, "files/x"))).status).toBe(403);
  });

  it("can be read from the program, with all its headers", async () => {
    const content = pdf("from the program");
    const url = await linkOf(await upload(content));
    const { status, bytes, headers } = await app.request("GET", `${url}&redirect=false`);
    expect([status, bytes.equals(content)]).toEqual([200, true]);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const head = await app.request("HEAD", url);
    expect([head.status, Number(head.headers.get("content-length"))]).toEqual([200, content.length]);
    refused(await app.request("GET", `${url}&redirect=perhaps`), {
      redirect: "The redirect parameter must be true or false.",
    });
  });

  it("is the same for exports and attachments", async () => {
    const { url } = dataOf(await owner.get("/employees/getters/export?format=csv"));
    const exported = await fetch(await redirected(url));
    expect(exported.headers.get("content-type")).toContain("text/csv");
    expect(await exported.text()).toMatch(/^\ufeff?id,email/);
    const employee_id = await hire(owner, "Ana Pop");
    const expense_category_id = await add(owner, "expense-categories", { name: "Other", kind: "amount" });
    const expense = await add(owner, "expenses", {
      ...{ employee_id, expense_category_id, description: "Taxi", date: "2026-07-01", amount: 10 },
    });
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(pdf("receipt"))]), "taxi.pdf");
    const target = `/expenses/${expense}/actions?action=add-receipt`;
    const { receipts } = shown(await app.request("POST", target, { key: owner.key, raw: form }));
    const receipt = await fetch(await redirected(receipts[0].url));
    expect(await receipt.text()).toBe(pdf("receipt").toString());
    shown(await act(owner, `/expenses/${expense}`, "remove-receipt", { receipt_id: receipts[0].id }));
  });

  it("leads nowhere once the file is deleted, is damaged, or is missing", async () => {
    const id = await upload(pdf("deleted"));
    const location = await redirected(await linkOf(id));
    expect((await owner.delete(`/documents/${id}`)).status).toBe(204);
    const { pool, services } = app.installation;
    await removeUnnamedContents(pool, services.contents);
    expect((await fetch(location)).status).toBe(404);

    const other = await upload(pdf("damaged"));
    const url = await linkOf(other);
    const { checksum } = shown(await owner.get(`/documents/${other}`));
    const keys: string[] = [];
    for await (const key of services.contents.list()) if (key.endsWith(checksum)) keys.push(key);
    expect(keys).toHaveLength(1);
    await services.contents.put(keys[0]!, Buffer.from("cut off"));
    expect((await app.request("GET", url)).status).toBe(404);
    await services.contents.delete(keys[0]!);
    expect((await app.request("GET", url)).status).toBe(404);
  });
});
