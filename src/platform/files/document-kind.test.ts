import { expect, it } from "vitest";
import { documentKind } from "./document-kind.ts";

const heif = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, "latin1");

it.each([
  ["pdf", Buffer.from("%PDF-1.7\n%âãÏÓ")],
  ["pdf", Buffer.concat([Buffer.alloc(900), Buffer.from("%PDF-1.4")])],
  ["png", Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1")],
  ["jpeg", Buffer.from("\xff\xd8\xff\xe0rest", "latin1")],
  ["webp", Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1")],
  ["heic", heif("heic")],
  ["heic", heif("mif1")],
  [null, heif("isom")],
  [null, Buffer.from("GIF89a")],
  [null, Buffer.from("MZ\x90\0 a program")],
  [null, Buffer.concat([Buffer.alloc(1024), Buffer.from("%PDF-1.4")])],
  [null, Buffer.from("<svg/>")],
  [null, Buffer.alloc(0)],
])("%j is recognized by the content", (kind, content) => {
  expect(documentKind(content)).toBe(kind);
});
