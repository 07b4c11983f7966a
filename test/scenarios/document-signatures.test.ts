import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sendQueuedMails } from "../../src/platform/mail/queued-mails.ts";
import { contentKey } from "../../src/platform/storage/content-key.ts";
import type { Caller } from "../support/app.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, conflicting, created, hire, ids, read, refused, shown } from "./company.ts";
import { PNG, pdf, uploadDocument, uploadVersion } from "./document-files.ts";
import { mailsTo } from "./outbox.ts";

const { app, acme, owner } = testCompany();

let x: string;
let y: string;
let asX: Caller;
let asY: Caller;
let type: string;

beforeAll(async () => {
  x = await hire(owner, "Xenia Ross");
  y = await hire(owner, "Yann Beck");
  asX = await acme.callerFor(x);
  asY = await acme.callerFor(y);
  type = await add(owner, "document-types", { name: "Contract" });
});

const paper = async (text = "one") =>
  created(await uploadDocument(app, owner, { employee_id: x, type_id: type }, pdf(text))).id as string;
const run = (by: Caller, id: string, action: string, body: Record<string, unknown> = {}) =>
  act(by, `/documents/${id}`, action, body);
const ask = (id: string, signers = [x, y], more: Record<string, unknown> = {}) =>
  run(owner, id, "request-signatures", { signers, ...more });
const sign = (by: Caller, id: string, more: Record<string, unknown> = {}) =>
  run(by, id, "sign", { consent: true, ...more });
const trail = async (id: string) => (await owner.get(`/documents/${id}/getters/signatures`)).body.data;
const NOTHING = { action: "There is nothing for you to sign." };
const SIGNED = "The document is signed and cannot be changed.";

describe("signing one after the other", () => {
  it("completes the document with the last signature, and voiding ends it", async () => {
    const id = await paper();
    const asked = shown(await ask(id, [x, y], { sequential: true }));
    expect(asked).toMatchObject({ status: "awaiting_signatures", signature_count: 0, is_signed: false });
    expect(ids(await owner.get(`/documents?pending_signer_id=${y}`))).toEqual([id]);
    refused(await sign(asY, id), { action: "It is not your turn to sign." });
    expect(shown(await sign(asX, id))).toMatchObject({ status: "awaiting_signatures", signature_count: 1 });
    refused(await sign(asX, id), NOTHING);
    expect(shown(await sign(asY, id))).toMatchObject({
      ...{ status: "signed", is_signed: true, signature_count: 2 },
      signers: [
        { employee_id: x, order: 1, status: "signed" },
        { employee_id: y, order: 2, status: "signed" },
      ],
    });
    expect(ids(await owner.get("/documents?is_signed=true"))).toEqual([id]);
    refused(await owner.patch(`/documents/${id}`, { name: "Other" }), { name: SIGNED });
    refused(await uploadVersion(app, owner, id, pdf("two")), { action: SIGNED });
    shown(await owner.patch(`/documents/${id}`, { description: "Filed", end_date: "2027-12-31" }));
    refused(await owner.patch(`/documents/${id}`, { end_date: "2028-12-31" }), { end_date: SIGNED });
    conflicting(await owner.delete(`/documents/${id}`), "A signed document can be voided, not deleted.");
    refused(await run(owner, id, "void"), { reason: "The reason field is required." });
    expect(shown(await run(owner, id, "void", { reason: "Wrong salary" }))).toMatchObject({
      ...{ status: "voided", is_signed: false, signature_count: 0 },
    });
    expect(await trail(id)).toMatchObject([
      { event: "requested", employee_id: x },
      { event: "signed", employee_id: x, valid: false, version: 1 },
      { event: "requested", employee_id: y },
      { event: "signed", employee_id: y, name: "Yann Beck", valid: false },
      { event: "voided", reason: "Wrong salary" },
    ]);
    conflicting(await owner.delete(`/documents/${id}`), "A void document is kept as evidence.");
    refused(await ask(id), { action: "The document is void." });
  });

  it("binds a signature to the version that was read", async () => {
    const id = await paper();
    shown(await ask(id));
    shown(await sign(asX, id, { version: 1 }));
    refused(await uploadVersion(app, owner, id, pdf("two")), {
      action: "The document is being signed and cannot be changed.",
    });
    expect(shown(await run(owner, id, "void"))).toMatchObject({ status: "active", signers: [] });
    const second = shown(await uploadVersion(app, owner, id, pdf("two")));
    expect(second).toMatchObject({ version: 2, signers: [], signature_count: 0 });
    const { body } = await owner.get(`/documents/${id}/getters/versions`);
    const hashes = [pdf("two"), pdf("one")].map((data) => createHash("sha256").update(data).digest("hex"));
    expect(body.data.map((one: { checksum: string }) => one.checksum)).toEqual(hashes);
    shown(await ask(id));
    refused(await sign(asX, id, { version: 1 }), {
      version: "The version field must be the present version, which is 2.",
    });
    shown(await sign(asX, id, { version: 2 }));
    expect((await trail(id)).map((one: { valid?: boolean }) => one.valid)).toEqual([
      ...[undefined, undefined, false, undefined, undefined, undefined, true],
    ]);
  });
});

describe("a request for signatures", () => {
  it("needs a file, living signers and their own consent", async () => {
    const draft = created(await owner.post("/documents", { name: "Draft" })).id;
    refused(await ask(draft), { action: "The document has no file to sign." });
    const id = await paper();
    refused(await ask(id, []), { signers: "The signers field is required." });
    refused(await ask(id, [x, x]), { "signers.1": "The signers.1 field has a duplicate value." });
    refused(await ask(id, [x, type]), { "signers.1": "The selected signers.1 is invalid." });
    const ended = await paper();
    shown(await owner.patch(`/documents/${ended}`, { end_date: "2026-07-13" }));
    refused(await ask(ended), { action: "The document has expired." });
    shown(await ask(id));
    refused(await run(asX, id, "sign", { consent: false }), {
      consent: "The consent field must be accepted.",
    });
    const reader = await acme.callerFor(await hire(owner, "Rea Der"), "view-documents");
    refused(await sign(reader, id), NOTHING);
    expect((await sign(owner, id)).status).toBe(403);
    expect((await owner.get(`/documents/${id}/getters/certificate`)).status).toBe(422);
  });

  it("shows the document to its signers, whom it mails a link", async () => {
    const id = await paper();
    expect((await asY.get(`/documents/${id}`)).status).toBe(404);
    shown(await ask(id, [y], { message: "Before Friday, please." }));
    await read(asY, `/documents/${id}`);
    const { actions } = (await asY.get(`/documents/${id}`)).body.data.meta;
    expect(actions).toEqual(expect.arrayContaining(["sign", "decline"]));
    await sendQueuedMails(app.installation.services);
    const mails = await mailsTo(app, "yann.beck@x.test");
    expect(mails.at(-1)).toMatchObject({ subject: "Please sign: contract" });
    expect(mails.at(-1)!.text).toContain(`/documents/${id}`);
    expect(mails.at(-1)!.text).toContain("Before Friday, please.");
  });

  it("ends when one declines", async () => {
    const id = await paper();
    shown(await ask(id));
    shown(await sign(asX, id));
    refused(await run(asY, id, "decline"), { reason: "The reason field is required." });
    expect(shown(await run(asY, id, "decline", { reason: "Not my salary" }))).toMatchObject({
      ...{ status: "declined", signature_count: 0 },
    });
    refused(await sign(asX, id), NOTHING);
    expect((await trail(id)).filter((one: { event: string }) => one.event === "signed")).toMatchObject([
      { valid: false },
    ]);
    expect(shown(await ask(id, [x]))).toMatchObject({ status: "awaiting_signatures" });
  });

  it("reminds everybody whose turn it is once a day", async () => {
    const now = app.clock.now();
    const id = await paper();
    const reminded = async () => (await run(owner, id, "remind-signers")).body.message;
    refused(await run(owner, id, "remind-signers"), { action: "The document is not awaiting signatures." });
    shown(await ask(id));
    expect(await reminded()).toBe("2 signers reminded.");
    expect(await reminded()).toBe("0 signers reminded.");
    shown(await sign(asX, id));
    app.clock.set(new Date(now.getTime() + 86_400_000));
    expect(await reminded()).toBe("1 signer reminded.");
    app.clock.set(now);
  });
});

it("keeps a certificate of a signed document, whose bytes never change", async () => {
  const specimen = created(
    await uploadDocument(app, asX, { documentable_type: "signature", employee_id: x }, PNG, "x.png"),
  );
  shown(await asX.patch(`/employees/${x}`, { default_signature_id: specimen.id }));
  const id = await paper();
  shown(await ask(id, [x]));
  refused(await sign(asX, id, { signature_id: id }), {
    signature_id: "The selected signature id is invalid.",
  });
  const document = shown(await sign(asX, id));
  expect((await asX.delete(`/documents/${specimen.id}`)).status).toBe(204);
  const fetched = async () => {
    const { data } = (await asX.get(`/documents/${id}/getters/certificate`)).body;
    const bytes = Buffer.from((await app.request("GET", data.url)).bytes);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(data.checksum);
    return bytes;
  };
  const first = await fetched();
  for (const recorded of ["Xenia Ross", "xenia.ross@x.test", "127.0.0.1", "key"])
    expect(pagesOf(first).join()).toContain(recorded);
  expect(pagesOf(first).join().replace(/\s+/g, " ")).toContain(document.checksum);
  shown(await owner.patch(`/employees/${x}`, { last_name: "Other" }));
  expect((await fetched()).equals(first)).toBe(true);
});

it("is not signed with a specimen whose file is damaged", async () => {
  const specimen = created(
    await uploadDocument(app, asY, { documentable_type: "signature", employee_id: y }, PNG, "y.png"),
  );
  const id = await paper();
  shown(await ask(id, [y]));
  const { contents } = app.installation.services;
  const key = contentKey({ workspaceId: acme.workspace.id, sha256: specimen.checksum });
  await contents.put(key, Buffer.from("another"));
  refused(await sign(asY, id, { signature_id: specimen.id }), {
    signature_id: "The file of the signature is damaged. Please add it again.",
  });
  expect(await trail(id)).toMatchObject([{ event: "requested" }]);
  await contents.put(key, PNG);
  shown(await sign(asY, id, { signature_id: specimen.id }));
});

it("takes one of two signatures of one person at once, and never one beside a void", async () => {
  const other = await acme.callerFor(x);
  const twice = await paper();
  shown(await ask(twice));
  const replies = await Promise.all([sign(asX, twice), sign(other, twice)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await read(owner, `/documents/${twice}`)).toMatchObject({ signature_count: 1 });
  const id = await paper();
  shown(await ask(id, [x]));
  const [signed, voided] = await Promise.all([sign(asX, id), run(owner, id, "void", { reason: "Late" })]);
  const { status, signature_count } = await read(owner, `/documents/${id}`);
  expect(voided!.status).toBe(200);
  expect([signed!.status, status, signature_count]).toEqual(
    signed!.status === 200 ? [200, "voided", 0] : [422, "active", 0],
  );
});
