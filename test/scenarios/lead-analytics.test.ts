import { Readable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../../src/platform/spreadsheets/read-table.ts";
import type { TableRow } from "../../src/platform/spreadsheets/table-row.ts";
import { testCompany } from "../support/test-company.ts";
import { forbidden, refused } from "./company.ts";
import { type Figures, fillPipeline, MARCH, reportOn } from "./sales-company.ts";

const { app, acme, owner } = testCompany();

/** The ids of the stages, sources, employees and leads by name. */
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  ids = await fillPipeline(app, owner);
});

const report = (name: string, query?: string) => reportOn(owner, name, query);

it("open leads in groups have the sums that a board shows, and their filters narrow them", async () => {
  const groups = async (query: string): Promise<{ data: Figures; meta: Figures }> => {
    const { status, body, text } = await owner.get(`/leads?${query}`);
    expect(status, text).toBe(200);
    return { data: body.data.map((row: Figures) => row.attributes), meta: body.meta };
  };
  const stages = await groups("group=stage_id&status=open");
  expect(stages.data).toEqual([
    { stage_id: ids.New, count: 3, amount: 11_500.5, weighted_amount: 2050.05 },
    { stage_id: ids.Qualified, count: 1, amount: 900, weighted_amount: 270 },
    { stage_id: ids.Negotiation, count: 1, amount: 8000, weighted_amount: 6400 },
  ]);
  expect(stages.meta).toMatchObject({
    ...{ total: 3, count: 5, amount: 20_400.5, weighted_amount: 8720.05, currency: "EUR", unconverted: [] },
  });
  const bens = await groups(`group=stage_id&status=open&owner_employee_id=${ids.Ben}&sort=weighted_amount`);
  expect(bens.data.map(({ weighted_amount }: Figures) => weighted_amount)).toEqual([250.05, 270, 6400]);
  const none = await groups("group=source_id&search=nothing%20at%20all");
  expect(none.data).toEqual([]);
  expect(none.meta).toMatchObject({ total: 0, count: 0, amount: 0, weighted_amount: 0 });
});

const funnelRow = (
  name: string,
  [reached_count, reached_amount, open_count, lost_count]: number[],
  [conversion_from_previous, conversion_from_start, average_days]: (number | null)[],
) => ({
  ...{ stage_id: ids[name], name, reached_count, reached_amount, open_count, lost_count },
  ...{ conversion_from_previous, conversion_from_start, average_days },
});

describe("reports on leads", () => {
  it("have an overview of a month, its cohort, the pipeline and the month before", async () => {
    const { data, meta } = await report("lead-analytics-overview");
    expect(data).toEqual({
      created: { count: 5, amount: 30_500.5 },
      won: { count: 1, amount: 10_000 },
      lost: { count: 2, amount: 9000 },
      win_rate: 33.33,
      win_rate_by_amount: 52.63,
      average_won_amount: 10_000,
      average_sales_cycle_days: 28,
      median_sales_cycle_days: 28,
      cohort: { created: 5, won: 1, lost: 1, open: 3, conversion_rate: 20, loss_rate: 20, open_rate: 60 },
      pipeline: {
        ...{ count: 5, amount: 20_400.5, weighted_amount: 8720.05 },
        ...{ overdue_count: 1, stale_count: 2, without_next_activity_count: 5 },
      },
      previous: {
        ...{ created: { count: 2, amount: 12_900 }, won: { count: 0, amount: 0 } },
        ...{ lost: { count: 0, amount: 0 }, win_rate: null },
      },
      change: { created_count: 150, won_count: null, won_amount: null },
    });
    expect(meta).toEqual({
      date: ["2026-03-01T00:00:00.000000Z", "2026-03-31T00:00:00.000000Z"],
      currency: "EUR",
      as_of: "2026-04-15T12:00:00.000000Z",
      filters: {},
      unconverted: [],
    });
  });

  it("have the pipeline that the home screen shows, compared with the leads that were open 30 days ago", async () => {
    const { data } = await report("lead-analytics-overview");
    const { body } = await owner.get("/home");
    expect(body.data.find(({ name }: Figures) => name === "pipeline")).toMatchObject({
      ...{ title: "Pipeline", module: "Leads" },
      figures: [
        { label: "Open leads", value: data.pipeline.count, unit: "leads", before: 6 },
        { label: "Amount", value: "20400.50", unit: "EUR", before: "37400.50" },
      ],
    });
  });

  it("have a funnel of the leads created in a month", async () => {
    const { data } = await report("lead-funnel");
    expect(data).toEqual({
      mode: "cohort",
      stages: [
        funnelRow("New", [5, 30_500.5, 1, 0], [null, 100, 4]),
        funnelRow("Qualified", [4, 28_000, 1, 1], [80, 80, 7.67]),
        funnelRow("Proposal", [2, 18_000, 0, 0], [50, 40, 18]),
        funnelRow("Negotiation", [2, 18_000, 1, 0], [100, 40, null]),
      ],
      won: { count: 1, amount: 10_000, conversion_from_previous: 50, conversion_from_start: 20 },
    });
  });

  it("have a funnel of what happened in a month", async () => {
    const { data } = await report("lead-funnel", `${MARCH}&mode=period`);
    const row = (name: string, [inStage, advanced, lost, stayed]: number[], advance_rate: number) => ({
      ...{ name, in_stage_count: inStage, advanced_count: advanced, moved_back_count: 0 },
      ...{ lost_count: lost, stayed_count: stayed, advance_rate },
    });
    expect(data.stages).toMatchObject([
      { ...row("New", [6, 5, 0, 1], 83.33), average_days: 8 },
      { ...row("Qualified", [5, 2, 1, 2], 40), average_days: 11 },
      { ...row("Proposal", [4, 2, 1, 1], 50), average_days: 16.67 },
      { ...row("Negotiation", [1, 0, 0, 1], 0), average_days: null },
    ]);
    expect(data).toMatchObject({ mode: "period", won: { count: 1 }, lost: { count: 2 }, win_rate: 33.33 });
  });

  it("forecast what the open leads may bring, in exactly one bucket each", async () => {
    const { data } = await report("lead-forecast", "");
    const open = (count: number, amount: number, weighted: number) => ({
      ...{ open_count: count, open_amount: amount, weighted_amount: weighted },
    });
    expect(data.intervals).toHaveLength(6);
    expect(data.intervals[0]).toEqual({
      ...{ label: "2026-04", from: "2026-04-01T00:00:00.000000Z", to: "2026-04-30T00:00:00.000000Z" },
      ...open(1, 2500.5, 250.05),
      ...{ won_count: 1, won_amount: 12_000, forecast_amount: 12_250.05, best_case_amount: 14_500.5 },
      stages: [{ stage_id: ids.New, name: "New", ...open(1, 2500.5, 250.05) }],
    });
    expect(data.intervals[1]).toMatchObject({
      ...{ label: "2026-05", ...open(1, 8000, 6400), won_count: 0, won_amount: 0 },
      ...{ forecast_amount: 6400, best_case_amount: 8000 },
    });
    for (const interval of data.intervals.slice(2)) expect(interval).toMatchObject(open(0, 0, 0));
    expect(data).toMatchObject({
      overdue: open(1, 900, 270),
      later: open(1, 3000, 300),
      undated: open(1, 6000, 1500),
      total: { ...open(5, 20_400.5, 8720.05), won_count: 1, won_amount: 12_000 },
    });
    refused(await owner.get("/leads/getters/lead-forecast?date=2026-01-01,2029-01-31"), {
      date: "The date parameter must not span more than 36 intervals.",
    });
  });

  it("compare sources, of the cohort and of the period", async () => {
    expect((await report("lead-sources")).data).toMatchObject([
      {
        ...{ name: "Web", created_count: 3, created_amount: 16_500.5, share: 60, won_count: 1 },
        ...{ won_amount: 10_000, lost_count: 1, open_count: 1, conversion_rate: 33.33 },
      },
      {
        ...{ name: "Referral", created_count: 2, created_amount: 14_000, share: 40, won_count: 0 },
        ...{ lost_count: 0, open_count: 2, conversion_rate: 0 },
      },
    ]);
    expect((await report("lead-sources", `${MARCH}&mode=period`)).data).toMatchObject([
      { name: "Web", created_count: 3, won_count: 1, lost_count: 1, win_rate: 50 },
      { name: "Referral", created_count: 2, won_count: 0, lost_count: 1, win_rate: 0 },
    ]);
    expect((await report("lead-sources", "date=2026-02-01,2026-02-28")).data).toMatchObject([
      { source_id: null, name: "No source", created_count: 1 },
      { name: "Web", created_count: 1 },
    ]);
  });

  it("measure the velocity", async () => {
    const { data } = await report("lead-velocity");
    expect(data).toMatchObject({
      ...{ opportunity_count: 5, average_won_amount: 10_000, win_rate: 33.33 },
      ...{ average_sales_cycle_days: 28, velocity_per_day: 595.24 },
      stages: [
        {
          name: "New",
          completed_count: 5,
          completed_leads_count: 5,
          average_days: 8,
          median_days: 4,
          p90_days: 24,
          open_count: 3,
        },
        { name: "Qualified", completed_count: 3, average_days: 11, open_count: 1, stale_count: 1 },
        { name: "Proposal", completed_count: 3, average_days: 16.67, open_count: 0, oldest_age_days: null },
        { name: "Negotiation", completed_count: 0, average_days: null, open_count: 1 },
      ],
    });
  });

  it("compare owners and count the reasons of losses", async () => {
    expect((await report("lead-owners")).data).toMatchObject([
      {
        ...{ name: "Ana Pop", created_count: 3, won_count: 1, won_amount: 10_000, lost_count: 1 },
        ...{ win_rate: 50, open_count: 2, open_amount: 9000, weighted_amount: 1800 },
      },
      {
        ...{ name: "Ben Low", created_count: 2, won_count: 0, lost_count: 1, win_rate: 0, open_count: 3 },
        ...{ open_amount: 11_400.5, weighted_amount: 6920.05 },
      },
    ]);
    const reason = (lost_reason: string, amount: number, average_days_to_loss: number, stage: string) => ({
      ...{ lost_reason, count: 1, amount, share: 50, average_days_to_loss },
      stages: [{ stage_id: ids[stage], name: stage, count: 1 }],
    });
    expect((await report("lead-lost-reasons")).data).toMatchObject([
      reason("competitor", 5000, 48, "Proposal"),
      reason("price", 4000, 16, "Qualified"),
    ]);
  });

  it("link to the leads that they count", async () => {
    const { body } = await owner.get(`/leads/getters/lead-funnel?${MARCH}`);
    for (const { links, reached_count, open_count, lost_count } of body.data.stages) {
      for (const [link, count] of [
        [links.reached, reached_count],
        [links.open, open_count],
        [links.lost, lost_count],
      ] as const) {
        const list = await owner.get(link.slice(link.indexOf("/leads")));
        expect(list.body.meta?.total, link).toBe(count);
      }
    }
    for (const wrong of ["New", `${ids.New}`, "2026-03-01,2026-03-31"])
      refused(await owner.get(`/leads?left_stage=${wrong}`), {
        left_stage:
          "The left stage filter must be the id of a stage and a date, or a pair of dates, separated by commas.",
      });
    refused(await owner.get(`/leads?left_stage=${ids.New},2026-03-31,2026-03-01`), {
      left_stage: "The left stage filter must not end before it begins.",
    });
    refused(await owner.get(`/leads?reached_stage_id=${ids.Contacted}`), {
      reached_stage_id: "The selected reached stage id is invalid.",
    });
  });

  it("are exported with the same figures: a sheet for each, or one as CSV", async () => {
    const exported = async (query: string): Promise<TableRow[]> => {
      const { status, body } = await owner.get(`/leads/getters/lead-analytics-export?${MARCH}${query}`);
      expect(status).toBe(200);
      const url = new URL(body.data.url);
      const file = await app.request("GET", url.pathname.slice("/api".length) + url.search, {});
      const rows = readTable(query.includes("csv") ? "x.csv" : "x.xlsx", file.bytes);
      return Readable.from(rows).toArray();
    };
    const cells = (rows: readonly TableRow[]) => rows.map((row) => row.cells);
    expect(cells(await exported("&format=csv&sections=lost-reasons"))).toEqual([
      ["lost_reason", "label", "stage", "count", "amount (EUR)", "share", "average_days_to_loss"],
      ["competitor", "Competitor", "", "1", "5000", "50", "48"],
      ["competitor", "Competitor", "Proposal", "1", "", "", ""],
      ["price", "Price", "", "1", "4000", "50", "16"],
      ["price", "Price", "Qualified", "1", "", "", ""],
    ]);
    expect(cells(await exported("&format=csv&sections=funnel"))).toContainEqual([
      "Qualified",
      "4",
      "28000",
      "1",
      "1",
      "80",
      "80",
      "7.67",
    ]);
    expect(cells(await exported("&format=csv&sections=overview"))).toContainEqual([
      "pipeline.weighted_amount",
      "",
      "8720.05",
      "",
      "",
    ]);
    expect(cells(await exported("&format=csv&sections=forecast"))).toContainEqual([
      "2026-04",
      "2026-04-01",
      "2026-04-30",
      "",
      "1",
      "2500.5",
      "250.05",
      "1",
      "12000",
      "12250.05",
      "14500.5",
    ]);
    expect(cells(await exported("&mode=period")).slice(0, 6)).toEqual([
      ["parameter", "value"],
      ["from", "2026-03-01"],
      ["to", "2026-03-31"],
      ["currency", "EUR"],
      ["as_of", "2026-04-15T12:00:00.000000Z"],
      ["mode", "period"],
    ]);
    refused(await owner.get(`/leads/getters/lead-analytics-export?format=csv`), {
      sections: "The sections parameter must name exactly one section for a CSV file.",
    });
  });

  it("require view-reports-crm", async () => {
    const caller = await acme.callerFor(ids.Ben!);
    forbidden(await caller.get("/leads/getters/lead-forecast"), "view-reports-crm");
  });
});
