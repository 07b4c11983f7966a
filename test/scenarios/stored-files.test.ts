import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it, test, vi } from "vitest";
import { contentKey } from "../../src/platform/storage/content-key.ts";
import { namedStorage } from "../../src/platform/storage/named-storage.ts";
import { removeUnnamedContents } from "../../src/platform/storage/remove-unnamed-contents.ts";
import type { Storage } from "../../src/platform/storage/storage.ts";
import { contentPlaces } from "../support/content-places.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

describe.each(contentPlaces())("files in %s", (_name, open) => {
  const log = { error: vi.fn() };
  let contents: Storage;
  let storage: Storage;
  let workspaceId: string;
  beforeAll(() => {
    const { pool } = app.installation;
    contents = open();
    storage = namedStorage({ contents, pool, log });
    workspaceId = acme.workspace.id;
  });
  const key = (name: string): string => `${workspaceId}/tests/${name}`;
  const read = async (name: string) => {
    const file = await storage.get(key(name));
    return file && text(file.stream);
  };
  const stored = () => Readable.from(contents.list()).toArray();
  const sweep = () => removeUnnamedContents(app.installation.pool, contents);
  const contentOf = (content: string | Buffer) =>
    contentKey({ workspaceId, sha256: createHash("sha256").update(content).digest("hex") });

  it("are stored once for all names with the same bytes, and deleted when nothing names them", async () => {
    for (const name of ["a", "b"]) await storage.put(key(name), Buffer.from("same"));
    await storage.put(key("c"), Readable.from(["sa", "me"]));
    expect(await stored()).toEqual([contentOf("same")]);
    for (const name of ["a", "b"]) await storage.delete(key(name));
    expect([await sweep(), await read("c"), await read("a")]).toEqual([0, "same", null]);
    await storage.put(key("c"), Buffer.from("other"));
    expect([await sweep(), await read("c")]).toEqual([1, "other"]);
    await storage.delete(key("c"));
    expect([await sweep(), await stored(), await storage.exists(key("c"))]).toEqual([1, [], false]);
  });

  it("are not returned if their bytes have changed, which is logged; storing them again repairs them", async () => {
    const large = randomBytes(3_000_000);
    for (const content of [Buffer.from("small"), large]) {
      await storage.put(key("d"), content);
      const changed = Buffer.from(content);
      changed[content.length - 1]! ^= 1;
      for (const wrong of [changed, content.subarray(1)]) {
        await contents.put(contentOf(content), wrong);
        log.error.mockClear();
        expect(await storage.get(key("d"))).toBeNull();
        expect(log.error.mock.calls.map(([, message]) => message)).toEqual(["a stored file is damaged"]);
      }
      await storage.put(key("e"), content);
      const file = (await storage.get(key("d")))!;
      expect(file.size).toBe(content.length);
      expect(Buffer.concat(await file.stream.toArray()).equals(content)).toBe(true);
    }
    await contents.delete(contentOf(large));
    log.error.mockClear();
    expect(await storage.get(key("e"))).toBeNull();
    expect(log.error.mock.calls.map(([, message]) => message)).toEqual(["a stored file is missing"]);
    for (const name of ["d", "e"]) await storage.delete(key(name));
    await sweep();
  });

  it("can be read and deleted if they were stored under their names, as in earlier versions", async () => {
    await contents.put(key("earlier"), Buffer.from("earlier"));
    expect(await sweep()).toBe(0);
    expect([await read("earlier"), await storage.exists(key("earlier"))]).toEqual(["earlier", true]);
    await storage.delete(key("earlier"));
    expect(await stored()).toEqual([]);
  });

  it("stay if the database does not have their workspace", async () => {
    const elsewhere = contentKey({ workspaceId: "01ELSEWHERE", sha256: "0".repeat(64) });
    await contents.put(elsewhere, Buffer.from("of another database"));
    expect([await sweep(), await stored()]).toEqual([0, [elsewhere]]);
    await contents.delete(elsewhere);
  });
});

describe("the receipt of an expense", () => {
  const receipt = Buffer.from("%PDF-1.4 receipt");
  const contents = () => app.installation.services.contents;
  const storedOfAcme = async () =>
    (await Readable.from(contents().list()).toArray()).filter((key) => key.includes("/contents/"));
  let expense: string;

  beforeAll(async () => {
    const employee_id = await hire(owner, "Ana Pop");
    const expense_category_id = await add(owner, "expense-categories", { name: "Other", kind: "amount" });
    expense = await add(owner, "expenses", {
      ...{ employee_id, expense_category_id, description: "Taxi", date: "2026-07-01", amount: 10 },
    });
  });

  const upload = async (path = "add-receipt") => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(receipt)]), "../taxi\u202e.pdf");
    const target = `/expenses/${expense}/actions?action=${path}`;
    return app.request("POST", target, { key: owner.key, raw: form });
  };
  const receiptsOf = async () => shown(await owner.get(`/expenses/${expense}`)).receipts;

  test("is stored once, and its content is deleted once no receipt has it", async () => {
    for (let n = 0; n < 2; n++) expect((await upload()).status).toBe(200);
    const dry = await upload("add-receipt&dry_run=true");
    expect(dry.status).toBe(200);
    const receipts = await receiptsOf();
    expect([receipts.length, (await storedOfAcme()).length]).toEqual([2, 1]);
    expect(receipts[0].file_name).toBe("taxi.pdf");
    for (const { url } of receipts) expect((await app.request("GET", url)).bytes.equals(receipt)).toBe(true);
    const sweep = () => removeUnnamedContents(app.installation.pool, contents());
    for (const [{ id }, left] of receipts.map((one: { id: string }, n: number) => [one, 1 - n])) {
      shown(await act(owner, `/expenses/${expense}`, "remove-receipt", { receipt_id: id }));
      await sweep();
      expect((await storedOfAcme()).length).toBe(left);
    }
  });

  test("is not found while its bytes are wrong", async () => {
    await upload();
    const [{ url }] = await receiptsOf();
    const [key] = await storedOfAcme();
    await contents().put(key!, Buffer.from("%PDF-1.4 another"));
    const reply = await app.request("GET", url);
    expect([reply.status, reply.body]).toEqual([404, { message: "Not Found." }]);
    expect((await upload()).status).toBe(200);
    expect((await app.request("GET", url)).bytes.equals(receipt)).toBe(true);
  });
});
