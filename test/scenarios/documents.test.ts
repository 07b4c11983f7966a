import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import { add, created, forbidden, hire, ids, read, refused, shown } from "./company.ts";
import { PNG, pdf, uploadDocument, uploadVersion } from "./document-files.ts";

const { app, acme, owner } = testCompany();

let ana: string;
let mia: string;
let ben: string;
let asAna: Caller;
let asMia: Caller;
let asBen: Caller;
let hr: Caller;
let reader: Caller;
let idCard: string;
let contract: string;
let client: string;

beforeAll(async () => {
  mia = await hire(owner, "Mia Lead");
  ana = await hire(owner, "Ana Pop", { manager_employee_id: mia });
  ben = await hire(owner, "Ben Beck");
  const clerk = await hire(owner, "Hana Ring");
  asAna = await acme.callerFor(ana);
  asMia = await acme.callerFor(mia);
  asBen = await acme.callerFor(ben);
  hr = await acme.callerFor(clerk, "manage-documents");
  reader = await acme.scoped("view-documents");
  idCard = await add(owner, "document-types", { name: "ID card", employee_can_upload: true });
  contract = await add(owner, "document-types", { name: "Contract" });
  client = await add(owner, "clients", { name: "Client X" });
});

const upload = async (by: Caller, fields: Record<string, unknown>, data?: Buffer, name?: string) =>
  created(await uploadDocument(app, by, fields, data, name));
const ofAna = (more: Record<string, unknown> = {}) => ({ employee_id: ana, type_id: contract, ...more });
const missing = async (by: Caller, id: string) => expect((await by.get(`/documents/${id}`)).status).toBe(404);
/** Fetches a file as a browser does: without a credential. */
const fetched = (url: string) => app.request("GET", url);
const sha256 = (data: Buffer) => createHash("sha256").update(data).digest("hex");

describe("who sees a document", () => {
  it("is the employee, and superiors as soon as the type says so", async () => {
    const type = await add(owner, "document-types", { name: "Review" });
    const { id } = await upload(owner, ofAna({ type_id: type }));
    expect(await read(asAna, `/documents/${id}`)).toMatchObject({ name: "contract", status: "active" });
    await missing(asMia, id);
    await missing(asBen, id);
    await read(reader, `/documents/${id}`);
    shown(await owner.patch(`/document-types/${type}`, { visibility: "superiors" }));
    await read(asMia, `/documents/${id}`);
    await missing(asBen, id);
    shown(await owner.patch(`/document-types/${type}`, { visibility: "private" }));
    await missing(asMia, id);
    await missing(asAna, id);
  });

  it("is everybody for papers of the workspace, once they have a file", async () => {
    const { id } = created(await hr.post("/documents", { name: "House rules" }));
    expect(await read(hr, `/documents/${id}`)).toMatchObject({
      ...{ documentable_type: "workspace", status: "draft", version: 0, path: null, file_name: null },
    });
    await missing(asBen, id);
    expect((await hr.get(`/documents/${id}/getters/download`)).status).toBe(404);
    shown(await hr.patch(`/documents/${id}`, { content: "Be **kind**." }));
    expect(await read(asBen, `/documents/${id}`)).toMatchObject({ status: "active", version: 1 });
  });

  it("is nobody without view-clients for papers of clients", async () => {
    forbidden(await uploadDocument(app, hr, { client_id: client }), "view-clients");
    const { id } = await upload(owner, { client_id: client });
    await missing(hr, id);
    await missing(reader, id);
    await read(await acme.scoped("view-documents", "view-clients"), `/documents/${id}`);
    expect((await asAna.get(`/documents/${id}`)).status).toBe(404);
  });
});

describe("a file", () => {
  it("becomes version 1, and the bytes of every version stay", async () => {
    const first = pdf("one");
    const second = pdf("two");
    const document = await upload(hr, ofAna(), first, "C:\\papers\\Ana's contract.pdf");
    expect(document).toMatchObject({
      ...{
        name: "Ana's contract",
        file_name: "Ana's contract.pdf",
        mime_type: "application/pdf",
        version: 1,
      },
      ...{ size: first.length, checksum: sha256(first), content: null, is_signed: false, signers: [] },
      path: `/api/documents/${document.id}/getters/download`,
    });
    refused(await uploadVersion(app, hr, document.id, first), {
      file: "The file is the same as the present version.",
    });
    const changed = shown(await uploadVersion(app, hr, document.id, second, { note: "Typos" }));
    expect(changed).toMatchObject({ version: 2, checksum: sha256(second) });
    const { body } = await asAna.get(`/documents/${document.id}/getters/versions`);
    expect(body.data).toMatchObject([
      { version: 2, checksum: sha256(second), note: "Typos" },
      { version: 1, checksum: sha256(first), note: null, file_name: "Ana's contract.pdf" },
    ]);
    for (const [version, bytes] of [first, second].entries()) {
      const { body: link } = await asAna.get(
        `/documents/${document.id}/getters/download?version=${version + 1}`,
      );
      expect(link.data).toMatchObject({ version: version + 1, checksum: sha256(bytes) });
      const file = await fetched(link.data.url);
      expect(Buffer.from(file.bytes).equals(bytes)).toBe(true);
      expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
      expect(file.headers.get("x-content-type-options")).toBe("nosniff");
    }
    refused(await asAna.get(`/documents/${document.id}/getters/download?version=3`), {
      version: "The selected version is invalid.",
    });
  });

  it("is known by its content and not by its name", async () => {
    const kinds = "pdf, doc, docx, xls, xlsx, ppt, pptx, odt, ods, odp, rtf, txt, csv, png, jpeg, webp, heic";
    const message = `The file field must be a file of type: ${kinds}.`;
    const program = Buffer.from("4d5a90000300000004000000ffff0000", "hex");
    for (const data of [
      program,
      Buffer.alloc(0),
      Buffer.from("<svg onload='x()'/>"),
      Buffer.from("#!/bin/sh"),
    ])
      refused(await uploadDocument(app, hr, ofAna(), data), { file: message });
    expect(await upload(hr, ofAna(), Buffer.from("name;age\nÄnne;3"), "people.csv")).toMatchObject({
      mime_type: "text/csv",
    });
    expect((await uploadDocument(app, hr, ofAna(), Buffer.alloc(26 * 1024 * 1024))).status).toBe(413);
  });

  it("cannot be added beside content, which has a file of its own", async () => {
    refused(await uploadDocument(app, hr, ofAna({ content: "Text" })), {
      content: "The content field is prohibited together with a file.",
    });
    const text = created(
      await hr.post("/documents", ofAna({ name: "Offer", content: "# Dear Ana\n\nYou get **3** days." })),
    );
    expect(text).toMatchObject({ status: "active", version: 1, mime_type: "application/pdf" });
    const { body } = await hr.get(`/documents/${text.id}/getters/download`);
    const file = Buffer.from((await fetched(body.data.url)).bytes);
    expect(sha256(file)).toBe(text.checksum);
    expect(pagesOf(file).join()).toMatch(/Dear Ana\s+You get 3 days\./);
    refused(await uploadVersion(app, hr, text.id, pdf()), { file: "A document with content takes no file." });
    expect(shown(await hr.patch(`/documents/${text.id}`, { content: "Less" }))).toMatchObject({ version: 2 });
    refused(await hr.patch(`/documents/${text.id}`, { content: null }), {
      content: "The content field is required.",
    });
    refused(await hr.patch(`/documents/${text.id}`, { content: "<script>x()</script>" }), {
      content: "The content field must not contain HTML.",
    });
  });
});

describe("the rules of a document", () => {
  it("require what belongs to its kind and type", async () => {
    refused(await hr.post("/documents", { name: "A", employee_id: ana }), {
      type_id: "The type id field is required.",
    });
    refused(await owner.post("/documents", ofAna({ name: "A", client_id: client })), {
      client_id: "The client id field is prohibited.",
    });
    refused(await hr.post("/documents", { content: "A" }), { name: "The name field is required." });
    refused(
      await hr.post("/documents", ofAna({ name: "A", start_date: "2026-02-02", end_date: "2026-02-01" })),
      {
        end_date: "The end date field must be a date after or equal to start date.",
      },
    );
    const type = await add(owner, "document-types", { name: "Permit", requires_end_date: true });
    refused(await hr.post("/documents", ofAna({ name: "A", type_id: type })), {
      end_date: "The end date field is required.",
    });
    const made = created(
      await hr.post("/documents", ofAna({ name: "A", type_id: type, end_date: "2026-07-13" })),
    );
    expect(made).toMatchObject({ is_expired: true, status: "draft" });
    expect(
      shown(await hr.patch(`/documents/${made.id}`, { end_date: "2026-07-14", status: "signed" })),
    ).toMatchObject({ is_expired: false, status: "draft" });
  });

  it("let people add, replace and delete their own uploads of some types", async () => {
    forbidden(await uploadDocument(app, asAna, ofAna()), "manage-documents");
    forbidden(await uploadDocument(app, asAna, { employee_id: ben, type_id: idCard }), "manage-documents");
    forbidden(await uploadDocument(app, asAna, {}), "manage-documents");
    const own = await upload(asAna, ofAna({ type_id: idCard }));
    expect(own).toMatchObject({ created_by_employee_id: ana });
    shown(await uploadVersion(app, asAna, own.id, pdf("new")));
    forbidden(await asAna.patch(`/documents/${own.id}`, { type_id: contract }), "manage-documents");
    expect((await asAna.delete(`/documents/${own.id}`)).status).toBe(204);
    const touched = await upload(asAna, ofAna({ type_id: idCard }));
    shown(await hr.patch(`/documents/${touched.id}`, { description: "Checked" }));
    forbidden(await asAna.delete(`/documents/${touched.id}`), "manage-documents");
    const given = await upload(hr, ofAna());
    forbidden(await asAna.patch(`/documents/${given.id}`, { name: "Mine" }), "manage-documents");
    forbidden(await uploadVersion(app, asAna, given.id, pdf("x")), "manage-documents");
  });

  it("keep types that are used", async () => {
    const type = await add(owner, "document-types", { name: "Badge" });
    const { id } = await upload(hr, ofAna({ type_id: type }));
    expect(await read(asBen, `/document-types/${type}`)).toMatchObject({
      is_used: true,
      reminder_days: [30, 7],
    });
    expect((await owner.delete(`/document-types/${type}`)).status).toBe(409);
    expect((await hr.delete(`/documents/${id}`)).status).toBe(204);
    refused(await owner.patch(`/document-types/${type}`, { reminder_days: [400] }), {
      "reminder_days.0": "The reminder_days.0 field must be between 0 and 365.",
    });
    expect(shown(await owner.patch(`/document-types/${type}`, { reminder_days: [7, 90] }))).toMatchObject({
      reminder_days: [90, 7],
    });
    refused(
      await owner.patch(`/document-types/${type}`, { visibility: "private", employee_can_upload: true }),
      {
        employee_can_upload: "The employee can upload field must be false for a private type.",
      },
    );
    forbidden(await asAna.post("/document-types", { name: "Mine" }), "manage-documents");
  });
});

describe("the specimen of a signature", () => {
  const specimen = (by: Caller, employee_id: string, data: Buffer = PNG, name = "signature.png") =>
    uploadDocument(app, by, { documentable_type: "signature", employee_id }, data, name);

  it("is seen, added and listed only by its person", async () => {
    refused(await specimen(asAna, ana, pdf(), "signature.pdf"), {
      file: "The file field must be a file of type: png, jpeg.",
    });
    refused(await specimen(asAna, ana, Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])), {
      file: "The file field must not be greater than 1024 kilobytes.",
    });
    const own = created(await specimen(asAna, ana));
    forbidden(await specimen(hr, ana));
    await missing(hr, own.id);
    await missing(owner, own.id);
    expect(ids(await asAna.get("/documents?perPage=500"))).not.toContain(own.id);
    expect(ids(await asAna.get("/documents?documentable_type=signature"))).toEqual([own.id]);
    expect(ids(await owner.get("/documents?documentable_type=signature"))).toEqual([]);
  });

  it("can be the default of its person, until it is deleted", async () => {
    const own = created(await specimen(asAna, ana));
    const other = created(await specimen(asBen, ben));
    refused(await asAna.patch(`/employees/${ana}`, { default_signature_id: other.id }), {
      default_signature_id: "The selected default signature id is invalid.",
    });
    shown(await asAna.patch(`/employees/${ana}`, { default_signature_id: own.id }));
    expect((await asAna.delete(`/documents/${own.id}`)).status).toBe(204);
    expect(await read(asAna, `/employees/${ana}`)).toMatchObject({ default_signature_id: null });
  });
});

it("keeps the documents of a workspace from everybody outside, and its URLs for 30 minutes", async () => {
  const { id } = await upload(hr, ofAna());
  const other = await app.addWorkspace("other");
  expect((await other.owner.get(`/documents/${id}/getters/download`)).status).toBe(404);
  const { body } = await asAna.get(`/documents/${id}/getters/download`);
  const { url } = body.data;
  expect((await fetched(url)).status).toBe(200);
  expect((await fetched(url.replace("/files/e", "/files/f"))).status).toBe(403);
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() + 30 * 60_000));
  expect((await fetched(url)).status).toBe(410);
  app.clock.set(now);
});

it("deletes the files of a document with it", async () => {
  const { id } = await upload(hr, ofAna());
  const { body } = await hr.get(`/documents/${id}/getters/download`);
  expect((await hr.delete(`/documents/${id}`)).status).toBe(204);
  expect((await fetched(body.data.url)).status).toBe(404);
});
