import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { add, day, hire, ids, refused, shown } from "./company.ts";
import { doTo, makeTeam } from "./expense-team.ts";

let app: TestApp;
let team: Awaited<ReturnType<typeof makeTeam>>;

beforeAll(async () => {
  app = await startTestApp();
  team = await makeTeam(app);
  await add(team.owner, "exchange-rates", {
    from_currency: "USD",
    to_currency: "EUR",
    date: "2026-07-01",
    rate: 0.9,
  });
  const bodies = [
    { expense_category_id: team.kinds.Travel, description: "Train", amount: 120, currency: "USD" },
    {
      expense_category_id: team.kinds.Travel,
      description: "Hotel",
      date: "2026-07-10",
      amount: 120,
      tax_amount: 20,
      paid_by: "company",
      project_id: team.project,
      is_billable: true,
      markup_percent: 10,
    },
    { expense_category_id: team.kinds.Mileage, description: "Drive", quantity: 126.5 },
  ];
  for (const [index, body] of bodies.entries()) {
    const one = await team.spend({ ...body, submit_immediately: true });
    shown(await doTo(team.by.mia, one, "approve"));
    if (index === 2) shown(await doTo(team.by.finance, one, "reimburse", { reference: "=1+1" }));
  }
  await team.spend({ description: "Still a draft", amount: 9 });
  await team.spend({ description: "Far away", amount: 70, currency: "CHF", submit_immediately: true });
});
afterAll(() => app.close());

const summary = async (query = "", by = team.owner) => {
  const reply = await by.get(`/expenses/getters/expense-summary${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};

describe("the summary", () => {
  it("is in base currency by category, with reimbursed and rebilled amounts", async () => {
    const { data, meta } = await summary();
    const links = { expenses: expect.any(String) };
    expect(data).toEqual({
      currency: "EUR",
      rows: [
        {
          id: team.kinds.Travel,
          name: "Travel",
          count: 2,
          base_amount: 228,
          net_base_amount: 208,
          reimbursable: 108,
          reimbursed: 0,
          outstanding: 108,
          billable: 110,
          billed: 0,
          unbilled: 110,
          unknown: [],
          links,
        },
        {
          id: team.kinds.Mileage,
          name: "Mileage",
          count: 1,
          base_amount: 37.95,
          net_base_amount: 37.95,
          reimbursable: 37.95,
          reimbursed: 37.95,
          outstanding: 0,
          billable: 0,
          billed: 0,
          unbilled: 0,
          unknown: [],
          links,
        },
      ],
      totals: {
        count: 3,
        base_amount: 265.95,
        net_base_amount: 245.95,
        reimbursable: 145.95,
        reimbursed: 37.95,
        outstanding: 108,
        billable: 110,
        billed: 0,
        unbilled: 110,
        left_out: [],
        left_out_count: 0,
      },
    });
    expect(meta).toEqual({ date: [day("2026-07-01"), day("2026-07-31")], unconverted: [] });
  });

  it.each(["category", "employee", "project", "client", "month"])(
    "by %s links to exactly what each row counts",
    async (group) => {
      const { data } = await summary(`?group=${group}&status=approved,reimbursed,submitted&paid_by=employee`);
      let counted = 0;
      for (const row of data.rows) {
        const listed = await team.owner.get(row.links.expenses);
        expect(ids(listed)).toHaveLength(row.count);
        const sum = listed.body.data.reduce(
          (cents: number, one: { attributes: { base_amount: number | null } }) =>
            one.attributes.base_amount === null
              ? Number.NaN
              : cents + Math.round(one.attributes.base_amount * 100),
          0,
        );
        expect(row.base_amount).toBe(Number.isNaN(sum) ? null : sum / 100);
        counted += row.count;
      }
      expect(counted).toBe(data.totals.count);
    },
  );

  it("names rows without a project, and months", async () => {
    const byProject = (await summary("?group=project")).data.rows;
    expect(byProject.map((row: { id: string; name: string }) => [row.id, row.name])).toEqual([
      [null, "None"],
      [team.project, "Alpha"],
    ]);
    const months = (await summary("?group=month&date=2026-01-01,2026-12-31")).data.rows;
    expect(months.map((row: { id: string; name: string }) => [row.id, row.name])).toEqual([
      ["2026-07", "2026-07"],
    ]);
  });

  it("leaves out and lists amounts without an exchange rate", async () => {
    const { data, meta } = await summary("?status=submitted");
    expect(data.totals).toMatchObject({ count: 1, base_amount: null, outstanding: null, reimbursed: 0 });
    expect(data.rows).toMatchObject([
      {
        ...{ count: 1, base_amount: null, net_base_amount: null, billable: 0 },
        unknown: [{ reason: "no_exchange_rate", from_currency: "CHF", to_currency: "EUR", count: 1 }],
      },
    ]);
    expect(data.totals.left_out).toMatchObject([{ id: data.rows[0].id, name: data.rows[0].name }]);
    expect(meta.unconverted).toEqual([{ currency: "CHF", count: 1, amount: 70 }]);
    const both = (await summary("?status=submitted,approved,reimbursed")).data;
    expect(both.totals.base_amount).toBe(
      both.rows.reduce((sum: number, row: { base_amount: number | null }) => sum + (row.base_amount ?? 0), 0),
    );
  });

  it("counts what the caller sees", async () => {
    expect((await summary("", team.by.mia)).data.totals.base_amount).toBe(265.95);
    expect((await summary("", team.by.peer)).data).toMatchObject({
      rows: [],
      totals: { count: 0, base_amount: 0 },
    });
    // Ana sees her project, but no clients.
    const byClient = (await summary("?group=client", team.by.ana)).data.rows;
    expect(byClient.find(({ id }: { id: string | null }) => id === team.client)).toMatchObject({
      name: null,
    });
  });

  it("refuses unknown parameters", async () => {
    for (const [query, name] of [
      ["?group=week", "group"],
      ["?status=paid", "status"],
      ["?date=2026-02-30", "date"],
      ["?colour=red", "colour"],
    ] as const) {
      const reply = await team.owner.get(`/expenses/getters/expense-summary${query}`);
      expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [name]]);
    }
  });
});

describe("the export", () => {
  const exported = async (body: object, query = "", by = team.owner) => {
    const reply = await by.post(`/expenses/actions?action=export${query}`, body);
    expect(reply.status, reply.text).toBe(200);
    return reply.body.data;
  };

  it("has a row for each expense, with exact amounts and no formulas", async () => {
    const file = await exported({ repositories: "all", format: "csv" }, "&status=reimbursed,approved");
    expect(file).toMatchObject({
      rows: 3,
      file_name: "expenses-2026-07-14.csv",
      expires_at: expect.any(String),
    });
    const { text } = await app.request("GET", file.url);
    const [heading, ...lines] = text
      .replace(/^\uFEFF/, "")
      .trim()
      .split(/\r?\n/);
    expect(heading).toBe(
      "date,employee,category,code,description,merchant,quantity,unit,amount,currency,tax,rate,base amount,paid by,project,client,billable,markup,billable amount,status,submitted,decided,decided by,reimbursed on,reference,receipts,not known",
    );
    const moment = "2026-07-14T10:00:00.000000Z";
    expect(lines).toContain(
      `2026-07-10,Ana Pop,Travel,,Hotel,,,,120.00,EUR,20.00,1.00000000,120.00,company,Alpha,Client X,true,10.00,110.00,approved,${moment},${moment},Mia Lead,,,0,`,
    );
    const drive = lines.find((line) => line.includes("Drive"))!;
    expect(drive).toContain(",126.50,km,37.95,EUR,");
    expect(drive).toContain(`,Mia Lead,2026-07-14,'=1+1,0,`);
  });

  it("has the order that is requested, as the list has it", async () => {
    const amounts = async (sort: string) => {
      const file = await exported({ repositories: "all", format: "csv" }, `&sort=${sort}`);
      const [heading, ...lines] = (await app.request("GET", file.url)).text.trim().split(/\r?\n/);
      const place = heading!.split(",").indexOf("amount");
      return lines.map((line) => Number(line.split(",")[place]));
    };
    for (const sort of ["amount", "-amount"]) {
      const { body } = await team.owner.get(`/expenses?sort=${sort}&perPage=500`);
      const listed = body.data.map(({ attributes }: { attributes: { amount: number } }) => attributes.amount);
      expect(await amounts(sort)).toEqual(listed);
    }
    const refusal = await team.owner.post("/expenses/actions?action=export&sort=colour", {
      repositories: "all",
    });
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ["sort"]]);
  });

  it("is by default a workbook of the visible expenses", async () => {
    const file = await exported({ repositories: "all" }, "", team.by.mia);
    expect(file.file_name).toBe("expenses-2026-07-14.xlsx");
    expect((await app.request("GET", file.url)).bytes.subarray(0, 2).toString()).toBe("PK");
    expect((await exported({ repositories: "all" }, "", team.by.peer)).rows).toBe(0);
    refused(
      await team.owner.post("/expenses/actions?action=export", { repositories: "all", format: "pdf" }),
      {
        format: "The selected format is invalid.",
      },
    );
  });
});

it("is found by what it was, where, for whom and of which kind", async () => {
  const found = async (query: string) => ids(await team.owner.get(`/expenses?perPage=500&${query}`)).length;
  expect(await found("search=train")).toBe(1);
  expect(await found("search=pop%20travel")).toBe(2);
  expect(await found("search=nobody")).toBe(0);
  expect(await found(`manager_employee_id=${team.mia}`)).toBe(5);
  const other = await hire(team.owner, "Otto Other");
  expect(await found(`manager_employee_id=${other}`)).toBe(0);
  expect(await found("base_amount=null")).toBe(1);
  expect(await found("base_amount=37.95,108&-status=approved")).toBe(1);
  expect(await found("client_id=null&date=2026-07-14")).toBe(4);
});
