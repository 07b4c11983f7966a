import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

describe("contentDisposition", () => {
  it.each([
    ["employees-2026-06.xlsx", 'attachment; filename="employees-2026-06.xlsx"'],
    [
      "Übersicht Zürich.pdf",
      `attachment; filename="Ubersicht Zurich.pdf"; filename*=UTF-8''%C3%9Cbersicht%20Z%C3%BCrich.pdf`,
    ],
    ["отчёт.csv", `attachment; filename="_____.csv"; filename*=UTF-8''%D0%BE%D1%82%D1%87%D1%91%D1%82.csv`],
    ["50%.txt", `attachment; filename="50%.txt"; filename*=UTF-8''50%25.txt`],
    ["it's (1)*.txt", `attachment; filename="it's (1)_.txt"`],
    ["é'(1).txt", `attachment; filename="e'(1).txt"; filename*=UTF-8''%C3%A9%27%281%29.txt`],
    ['a"; filename="b.exe', 'attachment; filename="a_; filename=_b.exe"'],
    ["a.txt\r\nSet-Cookie: x=1", 'attachment; filename="a.txtSet-Cookie_ x=1"'],
    [
      "＂full width＂.txt",
      `attachment; filename="_full width_.txt"; filename*=UTF-8''%EF%BC%82full%20width%EF%BC%82.txt`,
    ],
    ["", 'attachment; filename="file"'],
  ])("%j", (name, expected) => {
    expect(contentDisposition(name)).toBe(expected);
  });

  it("can be inline", () => {
    expect(contentDisposition("a.pdf", "inline")).toBe('inline; filename="a.pdf"');
  });

  it("contains at most two ASCII parameters, whatever the name", () => {
    const form = /^attachment; filename="[^"\\]+"(?:; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+)?$/;
    fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => form.test(contentDisposition(name))));
    fc.assert(fc.property(fc.string(), (name) => form.test(contentDisposition(name))));
  });
});

describe("over HTTP", () => {
  const server = createServer((request, response) => {
    const name = new URL(request.url!, "http://localhost").searchParams.get("name")!;
    response.setHeader("Content-Disposition", contentDisposition(name)).end();
  });

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it("adds no other header and is always received", async () => {
    const { port } = server.address() as AddressInfo;
    for (const name of ["a\r\nX-Injected: 1", "\0", "é\u2028ß", "🦦.png", '"'.repeat(9)]) {
      const response = await fetch(`http://127.0.0.1:${port}/?name=${encodeURIComponent(name)}`);
      expect(response.headers.get("content-disposition")).toBe(contentDisposition(name));
      expect(response.headers.has("x-injected")).toBe(false);
    }
  });
});
