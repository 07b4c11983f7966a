import { beforeAll, describe, expect, it } from "vitest";
import type { Caller, Reply } from "../support/app.ts";
import { importFile } from "../support/import-files.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, forbidden, hire, ids, refused, shown } from "./company.ts";

const { app, acme, owner } = testCompany();

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

let ana: string;

beforeAll(async () => {
  ana = await hire(owner, "Ana Pop");
});

const importLeads = (
  file: string | Buffer,
  options: Parameters<typeof importFile>[4] = {},
  by: Pick<Caller, "key"> = owner,
): Promise<Reply> => importFile(app, by, "leads", file, options);

/** The data of a successful import. */
function imported({ status, body }: Reply): Fields {
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

const countOf = async (query: string): Promise<number> =>
  (await owner.get(`/leads?${query}`)).body.meta.total;
const skipping = { mode: "skip_invalid" };

const FOUR = [
  "name,email",
  "Website,ada@works.test",
  "Portal,not-an-email",
  "Shop,cork@sons.test",
  "Website again,ADA@works.test",
].join("\r\n");

describe("the import of leads", () => {
  it("counts what was created, what exists already and what is invalid", async () => {
    const whole = await importLeads(FOUR);
    expect(whole.status).toBe(422);
    expect(whole.body.errors).toEqual({ "rows.3.email": ["The email field must be a valid email address."] });
    expect(await countOf("search=website")).toBe(0);
    const first = imported(await importLeads(FOUR, { fields: skipping }));
    expect(first.summary).toEqual({ rows: 4, created: 2, duplicates: 1, invalid: 1 });
    expect(first.rows).toMatchObject([
      { row: 3, status: "invalid", errors: { email: ["The email field must be a valid email address."] } },
      { row: 5, status: "duplicate", duplicate_of: first.created_ids[0], errors: {} },
    ]);
    const again = imported(await importLeads(FOUR, { fields: skipping }));
    expect(again.summary).toEqual({ rows: 4, created: 0, duplicates: 3, invalid: 1 });
    const errors = await importLeads(FOUR, { fields: { on_duplicate: "error" } });
    expect(errors.body.errors).toMatchObject({ "rows.2.email": ["The email has already been taken."] });
    // Only open leads count: a person whose lead was lost may come again.
    shown(await act(owner, `/leads/${first.created_ids[1]}`, "lose", { lost_reason: "price" }));
    const later = imported(await importLeads("name,email\nShop,cork@sons.test"));
    expect(later.summary).toEqual({ rows: 1, created: 1, duplicates: 0, invalid: 0 });
  });

  it("reads names of sources and stages, emails of owners, and parts of the address", async () => {
    const file = [
      "Name;Source;Stage;Owner_Email;Amount;City;Country;Priority;Expected_Close_Date",
      "Named;website;PROPOSAL;ana.pop@x.test;2500.50;Porto;PT;High;2026-10-01",
      "Wrong;Nowhere;Nowhere;nobody@x.test;1.234,50;Porto;Mars;urgent;01.10.2026",
    ].join("\n");
    const { created_ids, rows } = imported(await importLeads(file, { fields: skipping }));
    const lead = await owner.get(`/leads/${created_ids[0]}?include=stage,source,stageHistory`);
    expect(lead.body.data.attributes).toMatchObject({
      ...{ owner_employee_id: ana, amount: 2500.5, priority: "high", status: "open" },
      address: { city: "Porto", country: "PT", street: null },
    });
    expect(lead.body.data.relationships.stage.attributes.name).toBe("Proposal");
    expect(lead.body.data.relationships.source.attributes.name).toBe("Website");
    expect(lead.body.data.relationships.stageHistory).toHaveLength(1);
    expect(Object.keys(rows[0].errors).sort()).toEqual([
      ...["amount", "country", "expected_close_date", "owner_email", "priority", "source", "stage"],
    ]);
    const timeline = await owner.get(`/lead-activities?lead_id=${created_ids[0]}`);
    expect(timeline.body.data.map(({ attributes }: Fields) => attributes.type)).toEqual(["imported"]);
  });

  it("names the value of a cell that means no record, and what is allowed instead", async () => {
    const ones = Array.from({ length: 22 }, (_, n) => `Fair ${String(n + 1).padStart(2, "0")}`);
    const fairs: string[] = [];
    for (const name of ones) fairs.push(await add(owner, "lead-sources", { name }));
    shown(await act(owner, `/lead-sources/${fairs[0]}`, "archive"));
    const sources = (await owner.get("/lead-sources?archived=false&perPage=100")).body.data.map(
      ({ attributes }: Fields) => attributes.name,
    );
    const file = "name,source,stage,owner_email\nUnknown,fair 01,Nowhere,nobody@x.test\n";
    const [row] = imported(await importLeads(file, { fields: skipping })).rows;
    const stages = ["New", "Contacted", "Qualified", "Proposal", "Negotiation"];
    expect(row).toEqual({
      row: 2,
      status: "invalid",
      errors: {
        source: ["The selected source is invalid."],
        stage: ["The selected stage is invalid."],
        owner_email: ["The selected owner email is invalid."],
      },
      cells: {
        source: { column: "source", value: "fair 01" },
        stage: { column: "stage", value: "Nowhere" },
        owner_email: { column: "owner_email", value: "nobody@x.test" },
      },
      allowed: {
        stage: stages,
        source: sources.slice(0, 20),
        owner_email: expect.arrayContaining(["ana.pop@x.test"]),
      },
      more_allowed: { source: sources.length - 20 },
    });
    const whole = await importLeads(file);
    expect([whole.status, whole.body.allowed["rows.2.stage"]]).toEqual([422, stages]);
    for (const id of fairs) expect((await owner.delete(`/lead-sources/${id}`)).status).toBe(204);
  });

  it("creates missing sources on request, and fills blank cells", async () => {
    const file = "name,source\nFrom a fair,Spring fair\nFrom there too,SPRING FAIR\nFrom nowhere,\n";
    refused(await importLeads(file), {
      "rows.2.source": "The selected source is invalid.",
      "rows.3.source": "The selected source is invalid.",
    });
    const [referral] = ids(await owner.get("/lead-sources?search=referral"));
    const fields = { create_missing_sources: "true", owner_employee_id: ana, source_id: referral };
    const dry = imported(await importLeads(file, { fields, query: "&dry_run=true" }));
    expect([dry.summary.created, dry.created_ids]).toEqual([3, []]);
    expect(ids(await owner.get("/lead-sources?search=fair"))).toEqual([]);
    const { created_ids } = imported(await importLeads(file, { fields }));
    const [fair] = ids(await owner.get("/lead-sources?search=fair"));
    const found = await Promise.all(created_ids.map((id: string) => owner.get(`/leads/${id}`)));
    expect(found.map((reply) => shown(reply))).toMatchObject([
      { source_id: fair, owner_employee_id: ana },
      { source_id: fair, owner_employee_id: ana },
      { source_id: referral, owner_employee_id: ana },
    ]);
    refused(await importLeads(file, { fields: { owner_employee_id: created_ids[0] } }), {
      owner_employee_id: "The selected owner employee id is invalid.",
    });
  });

  it("gives required custom fields their defaults, and reads several values of one cell", async () => {
    const options = [{ label: "North" }, { label: "South" }];
    const fields = [
      { name: "Region", type: "select", options, is_required: true, default_value: "north" },
      { name: "Markets", type: "multi_select", options },
    ];
    const made: string[] = [];
    for (const one of fields) made.push(await add(owner, "custom-fields", { resource: "leads", ...one }));
    const file = "name,custom_fields.region,custom_fields.markets\nBlank,,\nFull,South,north|south\n";
    const { created_ids } = imported(await importLeads(file));
    const found = await Promise.all(created_ids.map((id: string) => owner.get(`/leads/${id}`)));
    expect(found.map((reply) => shown(reply).custom_fields)).toMatchObject([
      { region: "north", markets: null },
      { region: "south", markets: ["north", "south"] },
    ]);
    for (const id of made) shown(await act(owner, `/custom-fields/${id}`, "archive"));
  });

  it("is undone while nothing else has touched its leads", async () => {
    const { import_id, created_ids } = imported(await importLeads("name\nUndone one\nUndone two\n"));
    const undo = () => owner.post("/leads/actions?action=undo-import", { import_id });
    const note = await add(owner, "lead-activities", { lead_id: created_ids[1], type: "note", body: "Hm." });
    const refusal = await undo();
    expect([refusal.status, refusal.body]).toEqual([
      409,
      {
        message: "The import cannot be undone, because 1 lead was changed or referred to since: Undone two.",
        touched: [{ id: created_ids[1], name: "Undone two" }],
      },
    ]);
    expect((await owner.delete(`/lead-activities/${note}`)).status).toBe(204);
    expect((await undo()).body.data).toEqual({ deleted: 2 });
    expect(await countOf("search=undone")).toBe(0);
  });

  it("has a template whose example can be imported, for those who manage leads", async () => {
    const path = "/leads/getters/download-leads-csv-template?example=true";
    const { headers, text } = await app.request("GET", path, { key: owner.key });
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain("leads-template.csv");
    expect(text.split("\r\n")[0]).toBe(
      "\uFEFFname,company_name,contact_first_name,contact_last_name,contact_position,email,phone,website,street,city," +
        "state,zip_code,country,source,stage,owner_email,amount,currency,probability_override,expected_close_date," +
        "priority,description",
    );
    expect(imported(await importLeads(text)).summary).toMatchObject({ rows: 1, created: 1 });
    const viewer = await acme.scoped("view-leads");
    forbidden(await viewer.get(path), "manage-leads");
    forbidden(await importLeads("name\nx", {}, viewer), "manage-leads");
  });
});
