import { createHash } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { removeUnnamedContents } from "../../src/platform/storage/remove-unnamed-contents.ts";
import { act, hire } from "../scenarios/company.ts";
import { pdf, uploadDocument, uploadVersion } from "../scenarios/document-files.ts";
import type { Caller, Reply } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { expectSoundDocuments } from "../support/signed-document-rules.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

let people: readonly string[];
let signers: readonly Caller[];

beforeAll(async () => {
  people = [await hire(owner, "Ana Pop"), await hire(owner, "Ben Ode"), await hire(owner, "Mia Vogel")];
  signers = await Promise.all(people.map((id) => acme.callerFor(id)));
});

interface Signer {
  readonly person: number;
  readonly status: "pending" | "signed" | "declined";
}

/** What a document is by the specification, step by step. */
interface Expected {
  readonly status: string;
  /** The text from which it is made; null for uploads. */
  readonly content: string | null;
  /** What the versions are made of: the bytes of uploads, or texts. */
  readonly versions: readonly string[];
  readonly signers: readonly Signer[];
  readonly isSequential: boolean;
}

const step = fc.record({
  action: fc.constantFrom(
    ...[
      "upload",
      "write",
      "rename",
      "request",
      "request",
      "sign",
      "sign",
      "sign",
      "decline",
      "void",
      "delete",
    ],
  ),
  text: fc.constantFrom("one", "two", "three"),
  person: fc.nat(2),
  asked: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
  isSequential: fc.boolean(),
  hasReason: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const LOCKED = ["awaiting_signatures", "signed", "voided"];

const withVersion = (document: Expected, made: string): Expected => ({
  ...{ ...document, status: "active", signers: [] },
  versions: [...document.versions, made],
});

/** Whether a person can sign now, and why not otherwise: 404 if out of sight, 422 if there is nothing to sign. */
function turnOf({ status, signers: asked, isSequential }: Expected, person: number): 200 | 404 | 422 {
  if (status === "draft") return 404;
  const pending = asked.filter((one) => one.status === "pending");
  const now = isSequential ? pending.slice(0, 1) : pending;
  return status === "awaiting_signatures" && now.some((one) => one.person === person) ? 200 : 422;
}

/** What a step leads to: the status of the response, and the document afterwards; null if it is gone. */
function expectedOf(before: Expected, step: Step): readonly [status: number, after: Expected | null] {
  const refused = [422, before] as const;
  const isLocked = LOCKED.includes(before.status);
  const { text, person } = step;
  switch (step.action) {
    case "upload":
      if (isLocked || before.content !== null || before.versions.at(-1) === text) return refused;
      return [200, withVersion(before, text)];
    case "write":
      if (before.content === text) return [200, before];
      if (isLocked || (before.content === null && before.versions.length > 0)) return refused;
      return [200, { ...withVersion(before, text), content: text }];
    case "rename":
      return isLocked ? refused : [200, before];
    case "request": {
      if (isLocked || before.status === "draft") return refused;
      const asked = step.asked.map((one) => ({ person: one, status: "pending" as const }));
      return [
        200,
        { ...before, status: "awaiting_signatures", signers: asked, isSequential: step.isSequential },
      ];
    }
    case "sign":
    case "decline": {
      const turn = turnOf(before, person);
      if (turn !== 200) return [turn, before];
      const status = step.action === "sign" ? "signed" : "declined";
      const after = before.signers.map((one) => (one.person === person ? { person, status } : one) as Signer);
      const isComplete = after.every((one) => one.status === "signed");
      const next = status === "declined" ? "declined" : isComplete ? "signed" : before.status;
      return [200, { ...before, status: next, signers: after }];
    }
    case "void":
      if (before.status === "awaiting_signatures") return [200, { ...before, status: "active", signers: [] }];
      return before.status === "signed" && step.hasReason ? [200, { ...before, status: "voided" }] : refused;
    default:
      return isLocked ? [409, before] : [204, null];
  }
}

function send(id: string, { action, text, person, asked, ...step }: Step, n: number): Promise<Reply> {
  const run = (by: Caller, name: string, body: Record<string, unknown> = {}) =>
    act(by, `/documents/${id}`, name, body);
  switch (action) {
    case "upload":
      return uploadVersion(app, owner, id, pdf(text));
    case "write":
      return owner.patch(`/documents/${id}`, { content: text });
    case "rename":
      return owner.patch(`/documents/${id}`, { name: `Name ${n}` });
    case "request":
      return run(owner, "request-signatures", {
        signers: asked.map((one) => people[one]),
        sequential: step.isSequential,
      });
    case "sign":
      return run(signers[person]!, "sign", { consent: true });
    case "decline":
      return run(signers[person]!, "decline", { reason: "No" });
    case "void":
      return run(owner, "void", step.hasReason ? { reason: "Wrong" } : {});
    default:
      return owner.delete(`/documents/${id}`);
  }
}

async function expectShown(id: string, expected: Expected): Promise<void> {
  const { attributes } = (await owner.get(`/documents/${id}`)).body.data;
  const signed = expected.signers.filter(({ status }) => status === "signed").length;
  const isCounted = ["awaiting_signatures", "signed"].includes(expected.status);
  expect(attributes).toMatchObject({
    ...{ status: expected.status, version: expected.versions.length, content: expected.content },
    ...{ is_signed: expected.status === "signed", signature_count: isCounted ? signed : 0 },
  });
  expect(
    attributes.signers.map(({ employee_id, status }: Record<string, unknown>) => [employee_id, status]),
  ).toEqual(expected.signers.map(({ person, status }) => [people[person], status]));
}

/** Every version that was ever made can be downloaded with its own bytes; uploads with those that were sent. */
async function expectVersions(id: string, { versions, content }: Expected): Promise<void> {
  for (const [index, made] of versions.entries()) {
    const { data } = (await owner.get(`/documents/${id}/getters/download?version=${index + 1}`)).body;
    const { bytes } = await app.request("GET", data.url);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(data.checksum);
    if (content === null) expect(bytes.equals(pdf(made))).toBe(true);
  }
}

/** A new document: without a file, with one, or with a text. */
async function make(kind: "draft" | "file" | "text"): Promise<readonly [id: string, Expected]> {
  const reply = await (kind === "file"
    ? uploadDocument(app, owner, {}, pdf("one"))
    : owner.post("/documents", { name: "Paper", ...(kind === "text" ? { content: "one" } : {}) }));
  expect(reply.status, reply.text).toBe(201);
  return [
    reply.body.data.id,
    {
      ...{ status: kind === "draft" ? "draft" : "active", content: kind === "text" ? "one" : null },
      ...{ versions: kind === "draft" ? [] : ["one"], signers: [], isSequential: false },
    },
  ];
}

it("is what the specification says after every step, with all its versions and signatures", async () => {
  const documents = fc.record({
    kind: fc.constantFrom("draft" as const, "file" as const, "text" as const),
    steps: fc.array(step, { minLength: 5, maxLength: 14 }),
  });
  await fc.assert(
    fc.asyncProperty(documents, async ({ kind, steps }) => {
      const [id, first] = await make(kind);
      let expected: Expected | null = first;
      for (const [n, one] of steps.entries()) {
        if (expected === null) break;
        const [status, after] = expectedOf(expected, one);
        const reply = await send(id, one, n);
        expect(reply.status, `${one.action} of ${expected.status}: ${reply.text}`).toBe(status);
        if (after !== null) await expectShown(id, after);
        expected = after;
      }
      const { pool, services } = app.installation;
      await expectSoundDocuments(pool, acme.workspace.id);
      await removeUnnamedContents(pool, services.contents);
      if (expected !== null) await expectVersions(id, expected);
    }),
    { numRuns: campaignSize({ suite: 6, campaign: 150 }) },
  );
}, 600_000);
