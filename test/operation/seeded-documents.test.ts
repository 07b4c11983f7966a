import { beforeAll, expect, it } from "vitest";
import { seedCompany } from "../../src/administration/seed-company.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { testCompany } from "../support/test-company.ts";

const { app, acme, owner } = testCompany();
let made: Record<string, number>;

beforeAll(async () => {
  made = await seedCompany(app.installation, acme.workspace, { employees: 20, seed: 3 });
});

const all = async (path: string) =>
  (await owner.get(path)).body.data.map(
    ({ attributes }: { attributes: Record<string, unknown> }) => attributes,
  );

it("makes types, templates, contracts that are signed, and papers that are missing or end soon", async () => {
  expect(made).toMatchObject({ document_types: 4, document_templates: 4 });
  const documents = await all("/documents?perPage=500");
  expect(documents).toHaveLength(made.documents!);
  const contracts = await all("/documents?search=Employment%20contract&perPage=500");
  expect(contracts.map(({ status }: { status: string }) => status).sort()).toEqual([
    ...["awaiting_signatures", "awaiting_signatures"],
    ...Array(6).fill("signed"),
  ]);
  const { data } = (await owner.get("/documents/getters/compliance")).body;
  expect(data.by_type.map(({ name }: { name: string }) => name)).toEqual(["Identity card"]);
  expect(data.pairs).toBeGreaterThan(data.valid);
  expect(data.valid).toBeGreaterThan(0);
});

it("makes files that can be read, with the values of the person", async () => {
  const [contract] = (await owner.get("/documents?is_signed=true&include=employee[name]&perPage=1")).body
    .data;
  const { url } = (await owner.get(`/documents/${contract.id}/getters/download`)).body.data;
  const text = pagesOf(Buffer.from((await app.request("GET", url)).bytes)).join();
  expect(text).toContain(contract.relationships.employee.attributes.name);
  expect(text).not.toContain("{{");
  expect((await owner.get(`/documents/${contract.id}/getters/certificate`)).status).toBe(200);
});

it("adds nothing to a company that has document types", async () => {
  const again = await seedCompany(app.installation, acme.workspace, { employees: 5, seed: 4 });
  expect(again.documents).toBeUndefined();
});
