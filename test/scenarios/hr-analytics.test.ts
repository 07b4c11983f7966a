import { Ajv } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { hrAnalytics } from "../../src/modules/employees/hr-analytics/hr-analytics.ts";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";

const FIRST_HALF = "date=2026-01-01,2026-06-30";

const { app, acme } = testCompany();
const ids: Record<string, string> = {};

// biome-ignore lint/suspicious/noExplicitAny: the response is checked against its schema below.
type Analytics = any;

async function create(resource: string, body: Record<string, unknown>): Promise<string> {
  const reply = await acme.owner.post(`/${resource}`, body);
  expect([reply.status, reply.body.errors]).toEqual([201, undefined]);
  return reply.body.data.id;
}

async function hire(name: string, start_date: string, more: Record<string, unknown> = {}): Promise<void> {
  const email = `${name}@acme.test`;
  ids[name] = await create("employees", { email, first_name: name, last_name: "Pop", start_date, ...more });
}

async function analytics(query = FIRST_HALF, caller: Caller = acme.owner): Promise<Analytics> {
  const reply = await caller.get(`/employees/getters/hr-analytics?${query}`);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  return reply.body.data;
}

/** The number of records in the list behind a link. */
async function rowsBehind(link: string): Promise<number> {
  const { status, body } = await app.request("GET", `${link}&perPage=1`, { key: acme.owner.key });
  expect([link, status, body.errors]).toEqual([link, 200, undefined]);
  return body.meta.total;
}

/** The figures with the lists behind them: `[name, link, figure]`. */
function linkedFigures(data: Analytics): [string, string | null, number][] {
  const { headcount, joiners, leavers, series } = data;
  const split = ["department", "level", "contract_type", "work_location", "gender"].flatMap((kind) =>
    data[`by_${kind}`].map((row: Analytics) => [`${kind} ${row.name}`, row.links.headcount, row.headcount]),
  );
  return [
    ["opening", headcount.links.opening, headcount.opening],
    ["closing", headcount.links.closing, headcount.closing],
    ["joiners", joiners.links.list, joiners.count],
    ["leavers", leavers.links.list, leavers.count],
    ...series.map((row: Analytics) => [row.period, row.links.closing, row.closing]),
    ...split,
  ];
}

beforeAll(async () => {
  const department_id = await create("departments", { name: "Engineering" });
  ids.Engineering = department_id;
  const position_id = await create("positions", { name: "Developer", department_id });
  const direction_id = Number(await create("directions", { name: "Platform", department_id }));
  ids.Cluj = await create("work-locations", { name: "Cluj" });
  ids.Iasi = await create("work-locations", { name: "Iasi" });
  ids.Senior = await create("levels", { name: "Senior" });
  const [Cluj, Iasi] = [ids.Cluj, ids.Iasi];
  await hire("A", "2024-01-01", { position_id, level_id: ids.Senior, work_location_ids: [Cluj, Iasi] });
  await hire("B", "2025-03-01", { manager_employee_id: ids.A, contract_type: "employment_contract" });
  const resigned = { termination_date: "2026-02-28", termination_reason: "resignation" };
  await hire("C", "2025-06-01", { ...resigned, position_id, gender: "female" });
  await hire("D", "2026-01-15", {
    weekly_hours_capacity: 20,
    manager_employee_id: ids.A,
    direction_id,
    contract_type: "employment_contract",
    work_location_ids: [Iasi],
    gender: "female",
  });
  await hire("E", "2026-03-01", { termination_date: "2026-05-31", termination_reason: "end_of_contract" });
  await hire("F", "2026-08-01", { position_id });
  await hire("G", "2026-09-01", { position_id });
  const withdrawn = await acme.owner.post(`/employees/${ids.G}/actions?action=archive`, {});
  expect(withdrawn.status).toBe(200);
});

describe("HR analytics of the first half of 2026", () => {
  it("has the figures of the contract", async () => {
    const { series, headcount, joiners, leavers, ...data } = await analytics();
    const { opening, closing, average } = headcount;
    expect({ opening, closing, average }).toEqual({ opening: 3, closing: 3, average: 3 });
    expect([joiners.count, leavers.count, leavers.voluntary]).toEqual([2, 2, 1]);
    expect(data).toMatchObject({
      period: {
        from: "2026-01-01T00:00:00.000000Z",
        to: "2026-06-30T00:00:00.000000Z",
        interval: "month",
      },
      net_change: 0,
      turnover_rate: 66.67,
      voluntary_turnover_rate: 33.33,
      retention_rate: 66.67,
      early_leavers: 0,
      average_tenure_years: 1.43,
      average_age_years: null,
      fte: 2.5,
      managers: 1,
      average_direct_reports: 2,
    });
    const rows = series.map((row: Analytics) => [
      row.period,
      row.opening,
      row.joiners,
      row.leavers,
      row.closing,
      row.turnover_rate,
    ]);
    expect(rows).toEqual([
      ["2026-01", 3, 1, 0, 4, 0],
      ["2026-02", 4, 0, 1, 3, 28.57],
      ["2026-03", 3, 1, 0, 4, 0],
      ["2026-04", 4, 0, 0, 4, 0],
      ["2026-05", 4, 0, 1, 3, 28.57],
      ["2026-06", 3, 0, 0, 3, 0],
    ]);
    expect([series[1].from, series[1].to]).toEqual([
      "2026-02-01T00:00:00.000000Z",
      "2026-02-28T00:00:00.000000Z",
    ]);
  });

  it("groups people by their present attributes", async () => {
    const data = await analytics();
    const split = (kind: string) =>
      data[`by_${kind}`].map(({ id, name, headcount, joiners, leavers }: Analytics) => [
        id,
        name,
        headcount,
        joiners,
        leavers,
      ]);
    expect(split("department")).toEqual([
      [ids.Engineering, "Engineering", 2, 1, 1],
      [null, "None", 1, 1, 1],
    ]);
    expect(split("level")).toEqual([
      [null, "None", 2, 2, 2],
      [ids.Senior, "Senior", 1, 0, 0],
    ]);
    expect(split("contract_type")).toEqual([
      ["employment_contract", "Employment contract", 2, 1, 0],
      [null, "None", 1, 1, 2],
    ]);
    expect(split("work_location")).toEqual([
      [ids.Iasi, "Iasi", 2, 1, 0],
      [ids.Cluj, "Cluj", 1, 0, 0],
      [null, "None", 1, 1, 2],
    ]);
    expect(split("gender")).toEqual([
      [null, "None", 2, 1, 1],
      ["female", "female", 1, 1, 1],
    ]);
  });

  it("links to exactly the lists of the contract", async () => {
    const { headcount, joiners, leavers, by_department } = await analytics();
    const listed = (link: string) => decodeURIComponent(link.slice(`${app.url}/api/employees?`.length));
    const until = (day: string) =>
      `start_date=1900-01-01,${day}&-termination_date=1900-01-01,${day}&-status=draft`;
    expect(listed(headcount.links.opening)).toBe(until("2025-12-31"));
    expect(listed(headcount.links.closing)).toBe(until("2026-06-30"));
    expect(listed(joiners.links.list)).toBe("start_date=2026-01-01,2026-06-30&-status=draft");
    expect(listed(leavers.links.list)).toBe("termination_date=2026-01-01,2026-06-30");
    expect(listed(by_department[0].links.headcount)).toBe(
      `${until("2026-06-30")}&department=${ids.Engineering}`,
    );
  });

  it("has the shape that it declares", async () => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(hrAnalytics.response);
    for (const query of [FIRST_HALF, "date=2000-01-01&interval=year", "interval=quarter"]) {
      expect([validate(await analytics(query)), validate.errors]).toEqual([true, null]);
    }
  });
});

describe("every link lists as many records as its figure says", () => {
  const filters = () => [
    "",
    "interval=quarter&date=2024-02-01,2026-07-14",
    "status=active",
    "-status=active",
    "-status=draft",
    "status=draft",
    "start_date=2025-01-01,2026-02-01",
    "-start_date=2025-01-01,2025-12-31",
    "start_date=2024-01-01,2026-12-31&-start_date=2025-06-01",
    "termination_date=2026-02-28",
    "termination_date=2026-05-01,2026-12-31",
    "termination_date=null",
    "-termination_date=null",
    "-termination_date=2026-05-31",
    "-termination_date=2026-05-31&termination_date=2026-01-01,2026-12-31",
    "department=engineering",
    "-department=Engineering",
    "department=null",
    `level_id=${ids.Senior}`,
    "-contract_type=employment_contract",
    "contract_type=null",
    `work_location_ids=${ids.Cluj}`,
    `work_location_ids=${ids.Cluj},${ids.Iasi}`,
    `-work_location_ids=${ids.Cluj}`,
    "work_location_ids=null",
    "search=D",
    `superiors=${ids.A}`,
    "search=pop&-manager_employee_id=null&sort=-start_date",
  ];

  it("with any filters", async () => {
    const checked = await Promise.all(
      filters().map(async (filter) => {
        const data = await analytics(filter.includes("date=2024") ? filter : `${FIRST_HALF}&${filter}`);
        const linked = linkedFigures(data).filter(([, link]) => link !== null);
        const listed = await Promise.all(linked.map(([, link]) => rowsBehind(link!)));
        expect([filter, linked.map(([what], index) => [what, listed[index]])]).toEqual([
          filter,
          linked.map(([what, , figure]) => [what, figure]),
        ]);
        return linked.length;
      }),
    );
    const followed = checked.reduce((sum, links) => sum + links, 0);
    expect(followed).toBeGreaterThan(200);
  });

  it("and there is no link if no list has these records", async () => {
    const none = async (query: string) =>
      linkedFigures(await analytics(query))
        .filter(([, link]) => link === null)
        .map(([what]) => what);
    const genders = ["gender None", "gender female"];
    expect(await none(FIRST_HALF)).toEqual(genders);
    expect(await none(`${FIRST_HALF}&work_location_ids=${ids.Cluj}`)).toEqual([
      "work_location Iasi",
      "gender None",
    ]);
    const twoHoles = await analytics("date=2026-01-01,2026-01-31&-termination_date=2026-05-31");
    const said = linkedFigures(twoHoles).filter(([, link]) => link !== null);
    expect(said.map(([what]) => what)).toEqual(["joiners", "leavers"]);
    for (const [what, link, figure] of said) expect([what, await rowsBehind(link!)]).toEqual([what, figure]);
  });

  it("with the tenant parameter too", async () => {
    const { headcount } = await analytics(`${FIRST_HALF}&tenant=acme`);
    expect(headcount.links.closing).toContain("tenant=acme");
    expect(await rowsBehind(headcount.links.closing)).toBe(3);
  });
});

describe("the parameters of HR analytics", () => {
  it("default to this year until today, by month", async () => {
    const { period, series } = await analytics("");
    expect(period).toEqual({
      from: "2026-01-01T00:00:00.000000Z",
      to: "2026-07-14T00:00:00.000000Z",
      interval: "month",
    });
    expect(series.at(-1)).toMatchObject({ period: "2026-07", to: "2026-07-14T00:00:00.000000Z", closing: 3 });
  });

  it("accept a day, quarters and years", async () => {
    const day = await analytics("date=2026-02-28");
    expect([day.headcount.opening, day.leavers.count, day.headcount.closing]).toEqual([4, 1, 3]);
    const labels = async (query: string) =>
      (await analytics(query)).series.map(({ period, closing }: Analytics) => `${period} ${closing}`);
    expect(await labels("interval=quarter&date=2025-11-15,2026-06-30")).toEqual([
      "2025-Q4 3",
      "2026-Q1 4",
      "2026-Q2 3",
    ]);
    expect(await labels("interval=year&date=2024-01-01,2026-07-14")).toEqual(["2024 1", "2025 3", "2026 3"]);
  });

  it.each([
    ["date=2026-07-01,2026-07-15", "date", "The date parameter must not end after today."],
    ["date=2021-07-14,2026-07-14", "date", "The date parameter must not span more than 5 years."],
    ["date=2026-06-30,2026-01-01", "date", "The date parameter must not end before it begins."],
    ["date=", "date", "The date parameter must have a value."],
    ["interval=week", "interval", "The interval parameter must be one of: month, quarter, year."],
    [
      "colour=red",
      "colour",
      "The colour parameter is unknown. The filters are listed at /api/employees/filters.",
    ],
  ])("refuse %s", async (query, parameter, message) => {
    const { status, body } = await acme.owner.get(`/employees/getters/hr-analytics?${query}`);
    expect([status, body.errors]).toEqual([422, { [parameter]: [message] }]);
  });

  it("accept at most five years, and days of any century", async () => {
    expect((await analytics("date=2021-07-15,2026-07-14&interval=year")).series).toHaveLength(6);
    const past = await analytics("date=0001-01-01");
    for (const [what, link, figure] of linkedFigures(past)) {
      expect([what, figure, await rowsBehind(link!)]).toEqual([what, 0, 0]);
    }
  });
});

describe("who may see HR analytics", () => {
  it("is limited to holders of view-reports-people", async () => {
    const nobody = await acme.callerFor(ids.B!);
    const { status, body } = await nobody.get("/employees/getters/hr-analytics");
    expect([status, body.required_permission]).toEqual([403, "view-reports-people"]);
  });

  it("gets no links and gated filters without the right to see employment data", async () => {
    const analyst = await acme.scoped("view-reports-people");
    const data = await analytics(FIRST_HALF, analyst);
    expect(data.headcount).toMatchObject({ opening: 3, closing: 3, links: { opening: null, closing: null } });
    expect(linkedFigures(data).map(([, link]) => link)).toEqual(linkedFigures(data).map(() => null));
    const gated = await analyst.get("/employees/getters/hr-analytics?termination_date=null");
    expect([gated.status, gated.body.required_permission]).toEqual([403, "view-employees"]);
  });

  it("gets figures without unannounced hires, even with the right to see them", async () => {
    const drafts = await analytics(`${FIRST_HALF}&status=draft`);
    expect([drafts.headcount.closing, drafts.joiners.count]).toEqual([0, 0]);
  });
});

it("gets counts of 0 and no rates in an empty workspace", async () => {
  const empty = await app.addWorkspace("empty");
  const { headcount, joiners, leavers, series, period, ...rest } = await analytics(FIRST_HALF, empty.owner);
  expect(headcount).toMatchObject({ opening: 0, closing: 0, average: 0 });
  expect([joiners.count, leavers.count, leavers.voluntary]).toEqual([0, 0, 0]);
  expect(series).toHaveLength(6);
  expect(series[0]).toMatchObject({ opening: 0, closing: 0, turnover_rate: null });
  expect(rest).toEqual({
    net_change: 0,
    turnover_rate: null,
    voluntary_turnover_rate: null,
    retention_rate: null,
    early_leavers: 0,
    average_tenure_years: null,
    average_age_years: null,
    fte: 0,
    managers: 0,
    average_direct_reports: null,
    by_department: [],
    by_level: [],
    by_contract_type: [],
    by_work_location: [],
    by_gender: [],
  });
});
