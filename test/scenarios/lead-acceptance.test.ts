import { describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, forbidden, ids as idsOf, read, refused, shown } from "./company.ts";
import { type Figures, fillPipeline, MARCH, reportOn } from "./sales-company.ts";

/** What changes in the reports on the same nine leads, each in a company of its own. */

const { app } = testCompany();

let companies = 0;

/** A company with the nine leads, and the ids of its records by name. */
async function salesCompany() {
  const company = await app.addWorkspace(`sales-${++companies}`);
  return { company, owner: company.owner, ids: await fillPipeline(app, company.owner) };
}

const overviewOf = async (by: Caller, query?: string): Promise<Figures> =>
  (await reportOn(by, "lead-analytics-overview", query)).data;

/** The stages and ends of a lead's intervals, oldest first. */
async function intervalsOf(by: Caller, lead: string, ids: Readonly<Record<string, string>>) {
  const { data } = (await by.get(`/leads/${ids[lead]}?include=stageHistory`)).body;
  return data.relationships.stageHistory.map(({ attributes }: Figures) => [
    Object.keys(ids).find((name) => ids[name] === attributes.stage_id),
    attributes.exit,
  ]);
}

describe("the reports on nine leads", () => {
  it("forget a win that is undone, whose lead is in its stage again", async () => {
    const { owner, ids } = await salesCompany();
    shown(await act(owner, `/leads/${ids.L1}`, "reopen"));
    expect(await overviewOf(owner)).toMatchObject({
      won: { count: 0, amount: 0 },
      ...{ win_rate: 0, average_won_amount: null },
      cohort: { created: 5, won: 0, open: 4, conversion_rate: 0 },
    });
    expect(await intervalsOf(owner, "L1", ids)).toEqual([
      ["New", "moved"],
      ["Qualified", "moved"],
      ["Proposal", "won"],
      ["Proposal", null],
    ]);
  });

  it("count what they cannot convert, and name it", async () => {
    const { owner } = await salesCompany();
    const query = `${MARCH}&currency=PLN`;
    const without = await reportOn(owner, "lead-analytics-overview", query);
    expect(without.data).toMatchObject({
      created: { count: 5, amount: null },
      won: { count: 1, amount: null },
      pipeline: { count: 5, amount: null, weighted_amount: null },
    });
    // Every lead but none twice: each was created, won, lost or is open in what the report counts.
    expect(without.meta.unconverted).toEqual([
      { currency: "EUR", count: 8, amount: 50_500.5 },
      { currency: "USD", count: 1, amount: 1000 },
    ]);
    const rate = { from_currency: "EUR", to_currency: "PLN", date: "2026-01-01", rate: 4.25 };
    await add(owner, "exchange-rates", rate);
    const { data, meta } = await reportOn(owner, "lead-analytics-overview", query);
    expect(data.created).toEqual({ count: 5, amount: 129_627.13 });
    expect(meta.unconverted).toEqual([{ currency: "USD", count: 1, amount: 1000 }]);
    // L4 alone: 2,500.50 × 4.25, rounded half up.
    const alone = await reportOn(owner, "lead-analytics-overview", "date=2026-03-15&currency=PLN");
    expect(alone.data.created).toMatchObject({ count: 1, amount: 10_627.13 });
  });

  it("follow the probabilities of the stages at once", async () => {
    const { owner, ids } = await salesCompany();
    const weighted = async () => (await overviewOf(owner)).pipeline.weighted_amount;
    const weightedOf = async (lead: string) => (await read(owner, `/leads/${ids[lead]}`)).weighted_amount;
    expect(await Promise.all(["L3", "L4", "L5", "L8", "L9"].map(weightedOf))).toEqual([
      ...[6400, 250.05, 1500, 300, 300],
    ]);
    shown(await owner.patch(`/lead-stages/${ids.Proposal}`, { probability: 70 }));
    expect(await weighted()).toBe(8720.05);
    shown(await owner.patch(`/lead-stages/${ids.New}`, { probability: 20 }));
    expect(await Promise.all(["L4", "L9", "L5"].map(weightedOf))).toEqual([500.1, 600, 1500]);
    expect(await weighted()).toBe(9270.1);
  });

  it("leave out a stage that is archived, and the intervals in it", async () => {
    const { owner, ids } = await salesCompany();
    shown(await act(owner, `/lead-stages/${ids.Qualified}`, "archive", { move_to_stage_id: ids.New }));
    expect(await intervalsOf(owner, "L8", ids)).toEqual([
      ["New", "moved"],
      ["Qualified", "moved"],
      ["New", null],
    ]);
    const { data } = await reportOn(owner, "lead-funnel");
    expect(data.stages).toMatchObject([
      { name: "New", reached_count: 5, open_count: 2, lost_count: 1 },
      { name: "Proposal", reached_count: 2, open_count: 0, lost_count: 0 },
      { name: "Negotiation", reached_count: 2, open_count: 1, lost_count: 0 },
    ]);
    expect(data.stages).toHaveLength(3);
    expect((await read(owner, `/leads/${ids.L2}`)).furthest_stage_id).toBe(ids.New);
  });
});

it("an employee without view-leads sees and moves what they own, and no reports", async () => {
  const { company, owner, ids } = await salesCompany();
  const eva = created(
    await owner.post("/employees", {
      ...{ first_name: "Eva", last_name: "Roth", email: "eva@x.test", start_date: "2024-01-01" },
    }),
  ).id;
  shown(await act(owner, `/leads/${ids.L4}`, "assign", { owner_employee_id: eva }));
  const byEva = await company.callerFor(eva);
  expect(idsOf(await byEva.get("/leads"))).toEqual([ids.L4]);
  expect((await byEva.get(`/leads/${ids.L3}`)).status).toBe(404);
  shown(await act(byEva, `/leads/${ids.L4}`, "move", { stage_id: ids.Proposal }));
  forbidden(await byEva.delete(`/leads/${ids.L4}`), "manage-leads");
  forbidden(await byEva.get("/leads/getters/lead-forecast"), "view-reports-crm");
});

describe("converting a lead", () => {
  it("fills in the client of its offers, and makes a contact of a last name or an email", async () => {
    const { owner } = await app.addWorkspace("converting");
    const post = (more: object) => add(owner, "leads", { name: "Shop", amount: 100, ...more });
    refused(await act(owner, `/leads/${await post({})}`, "convert"), {
      "client.name": "The name field is required.",
    });
    const known = await add(owner, "clients", { name: "ACME" });
    const id = await post({ company_name: "Acme", email: "office@acme.test" });
    const offer = await add(owner, "offers", { lead_id: id, title: "A shop" });
    const reply = await act(owner, `/leads/${id}`, "convert");
    refused(reply, { "client.name": "A client with this name already exists." });
    expect(reply.body.duplicates).toEqual([{ id: known, name: "ACME", matched_on: ["name"] }]);
    const lead = shown(await act(owner, `/leads/${id}`, "convert", { allow_duplicate: true }));
    expect(lead).toMatchObject({ status: "won", converted_at: lead.won_at });
    expect(lead.client_id).not.toBe(known);
    expect(await read(owner, `/clients/${lead.client_id}`)).toMatchObject({ name: "Acme", lead_id: id });
    expect(await read(owner, `/client-contacts/${lead.client_contact_id}`)).toMatchObject({
      ...{ client_id: lead.client_id, email: "office@acme.test" },
    });
    expect(await read(owner, `/offers/${offer}`)).toMatchObject({ client_id: lead.client_id, lead_id: id });
    const nameless = await post({ contact_first_name: "Eva" });
    expect(shown(await act(owner, `/leads/${nameless}`, "convert"))).toMatchObject({
      client_contact_id: null,
    });
    const byName = shown(await act(owner, `/leads/${await post({ contact_last_name: "Roth" })}`, "convert"));
    expect((await read(owner, `/client-contacts/${byName.client_contact_id}`)).last_name).toBe("Roth");
  });
});
