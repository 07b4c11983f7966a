import { afterAll, beforeAll, expect, it } from "vitest";
import { act, created, hire, shown } from "../scenarios/company.ts";
import { pdf, uploadDocument, uploadVersion } from "../scenarios/document-files.ts";
import { type Caller, type Reply, startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { expectSoundDocuments } from "../support/signed-document-rules.ts";

const ROUNDS = campaignSize({ suite: 2, campaign: 60 });

let app: TestApp;
let second: TestApp;
let acme: TestWorkspace;
let owner: Caller;
let people: readonly [string, string];
let asAna: Caller;
let asBen: Caller;
/** Ana with another key, because one person may have 50 at most. */
let alsoAna: Caller;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme");
  ({ owner } = acme);
  people = [await hire(owner, "Ana Pop"), await hire(owner, "Ben Ode")];
  [asAna, asBen] = [await acme.callerFor(people[0]), await acme.callerFor(people[1])];
  alsoAna = await acme.callerFor(people[0]);
  // Both processes have the same files, as those of one installation have.
  second = await app.secondProcess({ STORAGE_URL: `file:${app.dataDir}/files` });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const elsewhere = ({ key }: Caller): Caller => second.as(key);
const paper = async (): Promise<string> => created(await uploadDocument(app, owner, {}, pdf("one"))).id;
const run = (by: Caller, id: string, action: string, body: Record<string, unknown> = {}) =>
  act(by, `/documents/${id}`, action, body);
const sign = (by: Caller, id: string) => run(by, id, "sign", { consent: true, version: 1 });
const asked = async (signers: readonly string[]): Promise<string> => {
  const id = await paper();
  shown(await run(owner, id, "request-signatures", { signers }));
  return id;
};
const attributesOf = async (id: string) => shown(await owner.get(`/documents/${id}`));
const statuses = (replies: readonly Reply[]): number[] => replies.map(({ status }) => status).sort();

/** Repeats a race, after each of which the documents are as they have to be. */
const race = (what: string, once: () => Promise<void>): void =>
  it(`${what}, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await once();
      await expectSoundDocuments(app.installation.pool, acme.workspace.id);
    }
  }, 300_000);

race("takes one of two signatures of one person", async () => {
  const id = await asked([people[0]]);
  const other = elsewhere(alsoAna);
  expect(statuses(await Promise.all([sign(asAna, id), sign(other, id)]))).toEqual([200, 422]);
  expect(await attributesOf(id)).toMatchObject({ status: "signed", signature_count: 1 });
});

race("completes a document that its last two signers sign at once", async () => {
  const id = await asked(people);
  expect(statuses(await Promise.all([sign(asAna, id), sign(elsewhere(asBen), id)]))).toEqual([200, 200]);
  expect(await attributesOf(id)).toMatchObject({ status: "signed", signature_count: 2 });
});

race("counts no signature beside one who declines", async () => {
  const id = await asked(people);
  const [signed, declined] = await Promise.all([
    sign(asAna, id),
    run(elsewhere(asBen), id, "decline", { reason: "No" }),
  ]);
  expect([[200, 422].includes(signed.status), declined.status]).toEqual([true, 200]);
  expect(await attributesOf(id)).toMatchObject({ status: "declined", signature_count: 0 });
});

race("signs no other version than the one that was read, beside a void and a new version", async () => {
  const id = await asked([people[0]]);
  const [signed] = await Promise.all([
    sign(asAna, id),
    run(elsewhere(owner), id, "void", { reason: "Late" }),
    uploadVersion(second, owner, id, pdf("two")),
  ]);
  const { data } = (await owner.get(`/documents/${id}/getters/signatures`)).body;
  const signatures = data.filter(({ event }: { event: string }) => event === "signed");
  expect(signatures.length).toBe(signed.status === 200 ? 1 : 0);
  for (const { version, valid } of signatures) expect([version, valid]).toEqual([1, false]);
});

race("gives two new versions at once two numbers", async () => {
  const id = await paper();
  const replies = await Promise.all([
    uploadVersion(app, owner, id, pdf("two")),
    uploadVersion(second, owner, id, pdf("three")),
  ]);
  expect(statuses(replies)).toEqual([200, 200]);
  expect(await attributesOf(id)).toMatchObject({ version: 3, status: "active" });
});

race("deletes a document or asks for its signatures", async () => {
  const id = await paper();
  const [deleted, requested] = await Promise.all([
    owner.delete(`/documents/${id}`),
    run(elsewhere(owner), id, "request-signatures", { signers: [people[0]] }),
  ]);
  expect([deleted.status, requested.status]).toEqual(deleted.status === 204 ? [204, 404] : [409, 200]);
});
