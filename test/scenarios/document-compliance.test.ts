import { expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, day, forbidden, hire, ids, refused, shown } from "./company.ts";
import { uploadDocument } from "./document-files.ts";

const { app, acme, owner } = testCompany();

const compliance = async (query = "") => (await owner.get(`/documents/getters/compliance${query}`)).body.data;

it("counts each active employee with each required type once, in the best state of the documents", async () => {
  for (const { id } of (await owner.get("/employees?perPage=500")).body.data)
    shown(await act(owner, `/employees/${id}`, "archive"));
  expect(await compliance()).toMatchObject({ pairs: 0, compliant_rate: null, by_type: [], items: [] });
  const [ana, ben, cleo] = [
    await hire(owner, "Ana Pop"),
    await hire(owner, "Ben Beck"),
    await hire(owner, "Cleo Dia", { contract_type: "internship" }),
  ];
  const [asAna, asBen] = [await acme.callerFor(ana), await acme.callerFor(ben)];
  const card = await add(owner, "document-types", { name: "ID card", is_required: true });
  const contract = await add(owner, "document-types", {
    ...{ name: "Contract", is_required: true, requires_signature: true },
  });
  const paper = async (employee_id: string, type_id: string, more: Record<string, unknown> = {}) =>
    created(await uploadDocument(app, owner, { employee_id, type_id, ...more })).id as string;
  const expired = await paper(ana, card, { end_date: "2026-07-01" });
  await paper(ben, card, { end_date: "2026-08-01" });
  await paper(cleo, card, { end_date: "2027-01-01" });
  for (const [employee, signer] of [[ana, asAna] as const, [ben, asBen] as const]) {
    const id = await paper(employee, contract);
    shown(await act(owner, `/documents/${id}`, "request-signatures", { signers: [employee] }));
    shown(await act(signer, `/documents/${id}`, "sign", { consent: true }));
  }
  // A draft and a document that is not valid yet count for nothing.
  created(await owner.post("/documents", { name: "Draft", employee_id: cleo, type_id: contract }));
  await paper(ana, card, { start_date: "2026-07-15" });

  const report = await compliance("?days=30");
  expect(report).toMatchObject({
    ...{ pairs: 6, valid: 3, expiring: 1, awaiting: 0, expired: 1, missing: 1, compliant_rate: 66.67 },
    by_type: [
      { name: "Contract", pairs: 3, valid: 2, expiring: 0, awaiting: 0, expired: 0, missing: 1 },
      { id: card, name: "ID card", pairs: 3, valid: 1, expiring: 1, awaiting: 0, expired: 1, missing: 0 },
    ],
    items: [
      { employee_id: cleo, type_id: contract, state: "missing", document_id: null, end_date: null },
      {
        ...{ employee_id: ana, employee_name: "Ana Pop", type_id: card, state: "expired" },
        ...{ document_id: expired, end_date: day("2026-07-01") },
      },
      { employee_id: ben, type_id: card, state: "expiring", end_date: day("2026-08-01") },
    ],
  });
  const listed = async (url: string) => ids(await owner.get(url.slice(url.indexOf("/api") + 4)));
  expect(await listed(report.links.expired)).toEqual([expired]);
  expect(await listed(report.by_type[0].links.missing)).toEqual([cleo]);
  expect(await compliance("?days=0")).toMatchObject({ valid: 4, expiring: 0 });
  expect(await compliance(`?manager_employee_id=null&id=${ana}`)).toMatchObject({
    pairs: 2,
    valid: 1,
    expired: 1,
  });
  expect(await compliance("?contract_type=internship")).toMatchObject({ pairs: 2, valid: 1, missing: 1 });

  const waiting = await paper(cleo, contract);
  expect(await compliance()).toMatchObject({ awaiting: 1, missing: 0 });
  shown(await act(owner, `/documents/${waiting}`, "request-signatures", { signers: [cleo] }));
  expect(await compliance()).toMatchObject({ awaiting: 1, missing: 0 });
  shown(
    await owner.patch(`/document-types/${contract}`, { required_contract_types: ["employment_contract"] }),
  );
  expect(await compliance()).toMatchObject({ pairs: 3 });

  refused(await owner.get("/documents/getters/compliance?days=366"), {
    days: "The days parameter must be between 0 and 365.",
  });
  forbidden(await asAna.get("/documents/getters/compliance"), "view-documents");
  forbidden(
    await (await acme.scoped("view-documents")).get("/documents/getters/compliance?contract_type=internship"),
    "view-employees",
  );
});
