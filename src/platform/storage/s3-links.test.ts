import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { objectStore } from "../../../test/support/object-store.ts";
import { openStorage } from "./open-storage.ts";

const store = objectStore();
const open = () => openStorage(`${store.url()}&downloads=redirect`);
const download = { fileName: 'Übersicht "1".pdf', contentType: "application/pdf", seconds: 300 };
const writtenFile = (content: Buffer) => ({
  ...{ size: content.length, sha256: createHash("sha256").update(content).digest("hex") },
});
const content = Buffer.from("%PDF-1.4 content");

afterEach(() => vi.useRealTimers());

describe("a link to a file of an object store", () => {
  it("gives the file to anybody, as an attachment of its type", async () => {
    const storage = open();
    for (const [key, bytes] of [
      ["a/small", content],
      ["a/in-parts", Buffer.alloc(20 * 1024 * 1024, "x")],
    ] as const) {
      const written = await storage.put(key, bytes);
      const response = await fetch((await storage.linkTo!(key, download, written))!);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(response.headers.get("content-type")).toBe("application/pdf");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(response.headers.get("content-disposition")).toBe(
        `attachment; filename="Ubersicht _1_.pdf"; filename*=UTF-8''%C3%9Cbersicht%20_1_.pdf`,
      );
    }
  });

  it("is refused once it has expired", async () => {
    const storage = open();
    await storage.put("a/b", content);
    const link = (await storage.linkTo!("a/b", download))!;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 299_000 });
    expect((await fetch(link)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2_000);
    const late = await fetch(link);
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining("expired")]);
  });

  it("is refused when anything of it was changed", async () => {
    const storage = open();
    for (const key of ["a/b", "a/other"]) await storage.put(key, content);
    const link = (await storage.linkTo!("a/b", download))!;
    const altered = [
      link.replace("/a/b?", "/a/other?"),
      link.replace("X-Amz-Expires=300", "X-Amz-Expires=604800"),
      link.replace("attachment", "inline"),
      link.replace("application%2Fpdf", "text%2Fhtml"),
      link.replace(/(X-Amz-Signature=)./, (all, name) => `${name}${all.endsWith("0") ? "1" : "0"}`),
      link.replace(/X-Amz-Date=\d{8}/, "X-Amz-Date=20990101"),
    ];
    for (const changed of altered) {
      expect(changed).not.toBe(link);
      expect((await fetch(changed)).status).toBe(403);
    }
    for (const method of ["HEAD", "PUT", "DELETE"]) expect((await fetch(link, { method })).status).toBe(403);
    expect((await fetch(link)).status).toBe(200);
  });

  it("is not given for a file that is missing or has another size", async () => {
    const storage = open();
    await storage.put("a/b", content);
    expect(await storage.linkTo!("a/b", download, writtenFile(content))).not.toBeNull();
    expect(await storage.linkTo!("a/b", download, writtenFile(content.subarray(1)))).toBeNull();
    expect(await storage.linkTo!("a/missing", download)).toBeNull();
    await expect(storage.linkTo!("../a", download)).rejects.toThrow(RangeError);
  });

  it("is only given if the installation asks for it", () => {
    expect(openStorage(store.url()).linkTo).toBeUndefined();
    expect(openStorage("file:/nowhere").linkTo).toBeUndefined();
  });
});

it("the store verifies a checksum of what it stores, and a file with another one gets no link", async () => {
  let sent: IncomingHttpHeaders = {};
  let recorded: string | undefined;
  const keeping = createServer((request, response) => {
    if (request.method === "PUT") sent = request.headers;
    request.resume();
    const checksum = recorded === undefined ? {} : { "x-amz-checksum-sha256": recorded };
    response
      .writeHead(200, { "content-length": request.method === "HEAD" ? content.length : 0, ...checksum })
      .end();
  });
  await new Promise<void>((listening) => keeping.listen(0, "127.0.0.1", listening));
  const address = encodeURIComponent(`http://127.0.0.1:${(keeping.address() as AddressInfo).port}`);
  const storage = openStorage(`s3://AKID:key@files?endpoint=${address}&downloads=redirect`);
  await storage.put("a", content);
  const expected = writtenFile(content);
  const link = () => storage.linkTo!("a", download, expected);
  expect(sent["x-amz-checksum-sha256"]).toBe(Buffer.from(expected.sha256, "hex").toString("base64"));
  for (const [checksum, isGiven] of [
    [sent["x-amz-checksum-sha256"] as string, true],
    [Buffer.alloc(32).toString("base64"), false],
    [`${Buffer.alloc(32).toString("base64")}-3`, true],
    [undefined, true],
  ] as const) {
    recorded = checksum;
    expect((await link()) !== null, checksum).toBe(isGiven);
  }
  await new Promise((closed) => keeping.close(closed));
});
