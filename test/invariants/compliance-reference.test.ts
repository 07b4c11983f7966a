import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { act, add, created, day, hire, shown } from "../scenarios/company.ts";
import { pdf, uploadDocument } from "../scenarios/document-files.ts";
import type { Caller } from "../support/app.ts";
import { campaignSize } from "../support/campaign.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();

const TODAY = "2026-07-14";
const CONTRACTS = ["employment_contract", "internship"];
const STATES = ["missing", "expired", "awaiting", "expiring", "valid"];

let people: readonly string[];
let signer: string;
let asSigner: Caller;

beforeAll(async () => {
  for (const { id } of (await owner.get("/employees?perPage=500")).body.data)
    shown(await act(owner, `/employees/${id}`, "archive"));
  people = [
    await hire(owner, "Ana Pop", { contract_type: "employment_contract" }),
    await hire(owner, "Ben Ode", { contract_type: "internship" }),
  ];
  [signer] = people as [string];
  asSigner = await acme.callerFor(signer);
});

const near = fc.constantFrom(
  null,
  "2026-07-01",
  "2026-07-13",
  TODAY,
  "2026-07-24",
  "2026-07-25",
  "2027-01-01",
);
const papers = fc.array(
  fc.record({
    person: fc.nat(1),
    type: fc.nat(1),
    start: fc.constantFrom(null, null, "2026-01-01", "2026-07-15"),
    end: near,
    state: fc.constantFrom("draft", "active", "awaiting", "signed", "declined", "voided"),
  }),
  { maxLength: 9 },
);
type Paper = typeof papers extends fc.Arbitrary<readonly (infer One)[]> ? One : never;
const types = fc.tuple(
  ...[0, 1].map(() => fc.record({ requires_signature: fc.boolean(), contracts: fc.subarray(CONTRACTS) })),
);

/** Adds a document in a state, as people would bring it there. A document that has ended gets its end at last. */
async function addPaper({ person, start, end, state }: Paper, type_id: string): Promise<string> {
  const fields = { employee_id: people[person], type_id, ...(start ? { start_date: start } : {}) };
  if (state === "draft") return add(owner, "documents", { name: "Draft", ...fields });
  const { id } = created(await uploadDocument(app, owner, fields, pdf()));
  const isAsked = state !== "active";
  // What has ended cannot be signed any more, so it is signed before.
  if (end && (!isAsked || end >= TODAY)) shown(await owner.patch(`/documents/${id}`, { end_date: end }));
  if (!isAsked) return id;
  shown(await act(owner, `/documents/${id}`, "request-signatures", { signers: [signer] }));
  if (state === "declined") shown(await act(asSigner, `/documents/${id}`, "decline", { reason: "No" }));
  if (state === "signed" || state === "voided")
    shown(await act(asSigner, `/documents/${id}`, "sign", { consent: true }));
  if (state === "signed" && end && end < TODAY)
    shown(await owner.patch(`/documents/${id}`, { end_date: end }));
  if (state === "voided") shown(await act(owner, `/documents/${id}`, "void", { reason: "Wrong" }));
  return id;
}

type Counted = Paper & { readonly id: string };

/** Whether a document makes a pair be in a state, word by word as the specification says. */
function fits(
  state: string,
  { state: status, end }: Counted,
  requiresSignature: boolean,
  until: string,
): boolean {
  const isGood = status === "signed" || (status === "active" && !requiresSignature);
  if (state === "valid") return isGood && (end === null || end > until);
  if (state === "expiring") return isGood && end !== null && TODAY <= end && end <= until;
  if (state === "awaiting") return !isGood && (end === null || end >= TODAY);
  return true;
}

const later = (a: Counted, b: Counted): Counted => ((b.end ?? "9999") > (a.end ?? "9999") ? b : a);

it("is for each pair what the specification says, whatever documents there are", async () => {
  await fc.assert(
    fc.asyncProperty(types, papers, async (declared, given) => {
      const ids: string[] = [];
      for (const [n, { requires_signature, contracts }] of declared.entries())
        ids.push(
          await add(owner, "document-types", {
            ...{ name: `Type ${n} ${Math.random()}`, is_required: true, requires_signature },
            required_contract_types: contracts,
          }),
        );
      const all: Counted[] = [];
      for (const paper of given) {
        // What is being signed and what was never signed keeps no end in the past.
        const isSignable = ["awaiting", "declined", "voided"].includes(paper.state);
        const end = isSignable && paper.end && paper.end < TODAY ? null : paper.end;
        const start = end && paper.start && paper.start > end ? null : paper.start;
        const kept = { ...paper, end: paper.state === "draft" ? null : end, start };
        all.push({ ...kept, id: await addPaper(kept, ids[paper.type]!) });
      }
      const { data } = (await owner.get("/documents/getters/compliance?days=10")).body;
      const items: Record<string, unknown>[] = [];
      const counts: Record<string, number> = Object.fromEntries(STATES.map((state) => [state, 0]));
      for (const [n, { requires_signature, contracts }] of declared.entries())
        for (const [person, employee_id] of people.entries()) {
          if (contracts.length > 0 && !contracts.includes(CONTRACTS[person]!)) continue;
          const counted = all.filter(
            ({ type, start, state, ...paper }) =>
              paper.person === person &&
              type === n &&
              (start === null || start <= TODAY) &&
              !["draft", "declined", "voided"].includes(state),
          );
          const ofState = (state: string) =>
            counted.filter((paper) => fits(state, paper, requires_signature, "2026-07-24"));
          const order = ["valid", "expiring", "awaiting", "expired"];
          const state = order.find((one) => ofState(one).length > 0) ?? "missing";
          counts[state]! += 1;
          const ends = ofState(state).map(({ end }) => end);
          const best = state === "missing" ? null : ofState(state).reduce(later);
          expect(ends.length > 0 || state === "missing").toBe(true);
          if (state !== "valid")
            items.push({ employee_id, type_id: ids[n], state, end_date: best?.end ? day(best.end) : null });
        }
      expect(data).toMatchObject(counts);
      const pairs = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const good = counts.valid! + counts.expiring!;
      expect([data.pairs, data.compliant_rate]).toEqual([
        pairs,
        pairs === 0 ? null : Number(((good * 100) / pairs).toFixed(2)),
      ]);
      const shownItems = data.items.map(
        ({ employee_id, type_id, state, end_date }: Record<string, unknown>) => ({
          ...{ employee_id, type_id, state, end_date },
        }),
      );
      expect(shownItems).toHaveLength(items.length);
      expect(shownItems).toEqual(expect.arrayContaining(items));
      const ranks = data.items.map(({ state }: { state: string }) => STATES.indexOf(state));
      expect(ranks).toEqual(ranks.toSorted());
      for (const id of ids) shown(await owner.patch(`/document-types/${id}`, { is_required: false }));
    }),
    { numRuns: campaignSize({ suite: 4, campaign: 80 }) },
  );
}, 600_000);
