import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { add, created, hire, read, refused } from "./company.ts";
import { PNG, pdf, uploadDocument, uploadVersion } from "./document-files.ts";

const { app, owner } = testCompany();

const KINDS = "pdf, doc, docx, xls, xlsx, ppt, pptx, odt, ods, odp, rtf, txt, csv, png, jpeg, webp, heic";
const REFUSED = { file: `The file field must be a file of type: ${KINDS}.` };

/** A ZIP archive of parts by name. */
async function zipOf(parts: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, data] of Object.entries(parts)) zip.addBuffer(data, name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

const WORD = { "[Content_Types].xml": Buffer.from("<Types/>"), "word/document.xml": Buffer.from("<w/>") };
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");

const upload = (data: Buffer, name: string) => uploadDocument(app, owner, {}, data, name);
/** The response to a request for a file, as a browser gets it. */
async function fetched(by: Caller, id: string) {
  const { url } = (await by.get(`/documents/${id}/getters/download`)).body.data;
  return app.request("GET", url);
}

describe("files with the ending of another kind", () => {
  const program = Buffer.concat([Buffer.from("4d5a9000", "hex"), Buffer.alloc(200)]);
  it.each([
    ["a program called contract.pdf", program, "contract.pdf"],
    ["a program for Linux called photo.png", Buffer.from("7f454c4602010100", "hex"), "photo.png"],
    ["a picture with a script called photo.png", SVG, "photo.png"],
    ["a picture with a script after a mark and blanks", Buffer.from(`\ufeff \n${SVG}`), "notes.txt"],
    ["a web page called page.pdf", HTML, "page.pdf"],
    ["a web page called page.txt", HTML, "page.txt"],
    ["a script called notes.txt", Buffer.from("#!/bin/sh\nrm -rf /"), "notes.txt"],
    ["an archive called letter.docx", Buffer.from("504b0506".padEnd(44, "0"), "hex"), "letter.docx"],
    ["nothing called empty.txt", Buffer.alloc(0), "empty.txt"],
  ])("are refused: %s", async (_what, data, name) => {
    refused(await upload(data, name), REFUSED);
  });

  it("are served as what they are", async () => {
    const { id } = created(await upload(pdf("real"), "evil.html"));
    const file = await fetched(owner, id);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(file.headers.get("x-content-type-options")).toBe("nosniff");
  });
});

describe("archives", () => {
  it("are never unpacked, whatever they would unpack to", async () => {
    const bomb = await zipOf({ ...WORD, "word/media/a.bin": Buffer.alloc(96 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    const made = created(await upload(bomb, "bomb.docx"));
    expect(made).toMatchObject({ size: bomb.length, mime_type: expect.stringContaining("wordprocessingml") });
    expect(Buffer.from((await fetched(owner, made.id)).bytes).equals(bomb)).toBe(true);
  });

  it("are refused with too many parts, with macros, with paths, or damaged", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 5_001 }, (_, n) => [`word/${n}.xml`, Buffer.alloc(0)] as const),
    );
    refused(await upload(await zipOf({ ...WORD, ...many }), "many.docx"), REFUSED);
    refused(
      await upload(await zipOf({ ...WORD, "word/vbaProject.bin": Buffer.from("x") }), "m.docx"),
      REFUSED,
    );
    refused(await upload(await zipOf({ "a.txt": Buffer.from("x") }), "plain.docx"), REFUSED);
    const escaping = await zipOf({ ...WORD, "xxxetc/passwd": Buffer.from("x") });
    const changed = Buffer.from(escaping.toString("latin1").replaceAll("xxxetc", "../etc"), "latin1");
    refused(await upload(changed, "escaping.docx"), REFUSED);
    const whole = await zipOf(WORD);
    refused(await upload(whole.subarray(0, whole.length - 30), "cut.docx"), REFUSED);
    expect((await upload(whole, "whole.docx")).status).toBe(201);
  });
});

describe("names of files", () => {
  it.each([
    ["../../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Windows\\System32\\a.pdf", "a.pdf"],
    ["/etc/cron.d/job.pdf", "job.pdf"],
    ["..", "file"],
    [".htaccess", "htaccess"],
    ["a\u202efdp.exe.pdf", "afdp.exe.pdf"],
    ["a:b|c?.pdf", "a_b_c_.pdf"],
    ["<img src=x onerror=x()>.pdf", "_img src=x onerror=x()_.pdf"],
  ])("%j becomes %j", async (given, kept) => {
    expect(created(await upload(pdf(given), given))).toMatchObject({ file_name: kept });
  });

  it("are shortened with their ending, and never are a key of the storage", async () => {
    const { id, file_name } = created(await upload(pdf("long"), `${"ä".repeat(400)}.pdf`));
    expect(file_name).toHaveLength(200);
    expect(file_name).toMatch(/ä\.pdf$/);
    expect((await fetched(owner, id)).status).toBe(200);
    const keys = await Readable.from(app.installation.services.contents.list()).toArray();
    for (const key of keys) expect(key).toMatch(/^[0-9A-Z]{26}\/contents\/[0-9a-f]{64}$/);
  });
});

describe("forms", () => {
  const post = (form: FormData, path = "/documents") =>
    app.request("POST", path, { key: owner.key, raw: form });
  const blob = (data: Buffer) => new Blob([new Uint8Array(data)]);

  it("with two files or another name of the file are refused", async () => {
    const two = new FormData();
    two.append("file", blob(PNG), "a.png");
    two.append("file", blob(PNG), "b.png");
    expect((await post(two)).status).toBe(413);
    const other = new FormData();
    other.append("upload", blob(PNG), "a.png");
    refused(await post(other), { upload: "The file must be sent as file." });
  });

  it("cannot set what the file decides", async () => {
    const form = new FormData();
    const claims = { mime_type: "text/html", checksum: "0", version: "9", status: "signed", path: "/etc" };
    for (const [name, value] of Object.entries(claims)) form.append(name, value);
    form.append("file", blob(PNG), "a.png");
    const { id } = created(await post(form));
    expect(await read(owner, `/documents/${id}`)).toMatchObject({
      ...{ mime_type: "image/png", version: 1, status: "active" },
    });
  });
});

describe("attachments that may be of any kind", () => {
  let comment: string;
  beforeAll(async () => {
    const ticket_id = await add(owner, "tickets", { subject: "Scanner" });
    comment = await add(owner, "ticket-comments", { ticket_id, body: "See the files." });
  });
  const attach = (data: Buffer, name: string) => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(data)]), name);
    return app.request("POST", `/ticket-comments/${comment}/actions?action=add-attachment`, {
      key: owner.key,
      raw: form,
    });
  };

  it("run nothing: pictures with scripts and web pages are downloads with a policy", async () => {
    for (const [data, name] of [
      [SVG, "logo.svg"],
      [HTML, "page.html"],
    ] as const) {
      const reply = await attach(data, name);
      expect(reply.status, reply.text).toBe(200);
      const { url } = reply.body.data.attributes.attachments.at(-1);
      const file = await app.request("GET", url);
      expect(file.headers.get("content-type")).toBe("application/octet-stream");
      expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
      expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    }
    refused(await attach(Buffer.from("4d5a90", "hex"), "photo.png"), {
      file: "The file field must not be a program.",
    });
  });
});

it("a specimen is a small picture", async () => {
  const employee_id = await hire(owner, "Ana Pop");
  const type_id = await add(owner, "document-types", { name: "Contract" });
  const { id } = created(await uploadDocument(app, owner, { employee_id, type_id }, PNG, "a.png"));
  refused(await uploadVersion(app, owner, id, SVG, {}, "a.png"), REFUSED);
  expect(await read(owner, `/documents/${id}`)).toMatchObject({ version: 1 });
});
