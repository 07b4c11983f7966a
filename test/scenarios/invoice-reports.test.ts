import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, created, day, forbidden, refused, shown } from "./company.ts";

/** Data set D of the contract: the documents of one client in two currencies. */

const { app, acme } = testCompany();
let client: string;

const get = async (path: string) => {
  const { status, body, text } = await acme.owner.get(`/invoices/getters/${path}`);
  expect(status, text).toBe(200);
  return body;
};

interface Issued {
  readonly issue_date: string;
  readonly due_date: string;
  readonly unit_price: number;
  readonly more?: object;
}

async function issued({ issue_date, due_date, unit_price, more }: Issued): Promise<string> {
  const lines = [{ description: "Work", unit_price, ...more }];
  const currency = more ? "USD" : "EUR";
  const body = { client_id: client, issue_date, due_date, currency, lines };
  const { id } = created(await acme.owner.post("/invoices", body));
  shown(await act(acme.owner, `/invoices/${id}`, "issue"));
  return id;
}

const pay = (invoice_id: string, paid_at: string, amount: number) =>
  add(acme.owner, "invoice-payments", { invoice_id, paid_at, amount });

beforeAll(async () => {
  const { owner } = acme;
  app.clock.set("2026-07-14T10:00:00Z");
  const address = { country: "RO" };
  shown(await owner.patch("/workspace", { legal_name: "Acme SRL", vat_number: "RO123", address }));
  await add(owner, "tax-rates", { name: "VAT 19 %", percent: 19, is_default: true });
  const rate = { from_currency: "USD", to_currency: "EUR", date: "2026-06-30", rate: 0.92 };
  await add(owner, "exchange-rates", rate);
  client = await add(owner, "clients", { name: "Client X", address });
  const first = await issued({ issue_date: "2026-03-01", due_date: "2026-03-31", unit_price: 1000 });
  const second = await issued({ issue_date: "2026-05-01", due_date: "2026-05-31", unit_price: 2000 });
  const third = await issued({ issue_date: "2026-06-20", due_date: "2026-07-20", unit_price: 500 });
  const fourth = await issued({ issue_date: "2026-06-25", due_date: "2026-07-10", unit_price: 300 });
  const dollars = { tax_rate_id: null };
  await issued({ issue_date: "2026-07-01", due_date: "2026-07-31", unit_price: 1000, more: dollars });
  const sixth = await issued({ issue_date: "2026-07-06", due_date: "2026-07-31", unit_price: 84.03 });
  await pay(first, "2026-04-10", 1190);
  await pay(second, "2026-06-01", 1000);
  for (const id of [third, fourth]) shown(await act(owner, `/invoices/${id}`, "mark-sent"));
  const [line] = (await owner.get(`/invoice-lines?invoice_id=${fourth}`)).body.data;
  const lines = [{ invoice_line_id: line.id, amount: 100 }];
  const note = shown(await act(owner, `/invoices/${fourth}`, "credit", { lines }));
  shown(await act(owner, `/invoices/${note.id}`, "issue", { issue_date: "2026-07-01" }));
  shown(await act(owner, `/invoices/${sixth}`, "void", { reason: "Twice" }));
  const draft = [{ description: "Work", unit_price: 200 }];
  created(await owner.post("/invoices", { client_id: client, lines: draft }));
});

describe("invoice analytics", () => {
  it("are on the home screen of those who read them: last month, what is owed, and both before", async () => {
    const { data } = (await acme.owner.get("/home")).body;
    const { totals } = (await get("invoice-analytics?date=2026-06-01,2026-06-30")).data;
    const before = (await get("invoice-analytics?date=2026-05-01,2026-05-31&as_of=2026-06-14")).data.totals;
    expect([totals.revenue_net, before.revenue_net]).toEqual([800, 2000]);
    expect(data.find(({ name }: { name: string }) => name === "money").figures).toEqual([
      {
        ...{ label: "Net revenue last month", value: "800", unit: "EUR", before: "2000" },
        compared_with: "month_before",
      },
      {
        compared_with: "30_days_ago",
        label: "Receivables",
        value: String(totals.outstanding),
        unit: "EUR",
        before: String(before.outstanding),
      },
    ]);
    const other = (await (await acme.scoped("view-invoices", "self")).get("/home")).body.data;
    expect(other.map(({ name }: { name: string }) => name)).not.toContain("money");
  });

  it("have the figures of data set D", async () => {
    const { data, meta } = await get("invoice-analytics");
    expect(data.totals).toEqual({
      invoices: 5,
      credit_notes: 1,
      net: 4720,
      tax: 722,
      total: 5442,
      credited_net: 100,
      credited_total: 119,
      revenue_net: 4620,
      collected: 2190,
      outstanding: 3133,
      overdue: 1618,
      unapplied_credit: 0,
      draft_count: 1,
      draft_total: 238,
      average_invoice_net: 944,
      average_days_to_pay: 40,
      collection_percent: 41.14,
      unknown: [],
    });
    const statuses = data.by_status.map((row: Record<string, unknown>) => Object.values(row).slice(0, 4));
    expect(statuses).toEqual([
      ["draft", 1, 238, 238],
      ["issued", 1, 920, 920],
      ["sent", 1, 595, 595],
      ["partially_paid", 0, 0, 0],
      ["overdue", 2, 2737, 1618],
      ["paid", 1, 1190, 0],
      ["void", 1, 100, 0],
    ]);
    const ages = data.ageing.map(({ bucket, from_days, to_days, count, amount }: Record<string, unknown>) => {
      return [bucket, from_days, to_days, count, amount];
    });
    expect(ages).toEqual([
      ["current", null, 0, 2, 1515],
      ["1_30", 1, 30, 1, 238],
      ["31_60", 31, 60, 1, 1380],
      ["61_90", 61, 90, 0, 0],
      ["over_90", 91, null, 0, 0],
    ]);
    const figures = { net: 4620, collected: 2190, outstanding: 3133, overdue: 1618 };
    expect(data.by_client).toEqual([{ client_id: client, client_name: "Client X", ...figures, unknown: [] }]);
    expect(data.by_currency).toEqual([
      { currency: "EUR", invoices: 4, net: 3800, total: 4522, outstanding: 2213 },
      { currency: "USD", invoices: 1, net: 1000, total: 1000, outstanding: 1000 },
    ]);
    expect(meta).toEqual({
      date: [day("2026-01-01"), day("2026-07-14")],
      currency: "EUR",
      as_of: day("2026-07-14"),
      filters: {},
      unconverted: [],
    });
  });

  it("read balances at the end of a past day", async () => {
    const { data } = await get("invoice-analytics?as_of=2026-06-30");
    expect(data.totals).toMatchObject({ outstanding: 2332, overdue: 1380, collected: 2190 });
    const amounts = data.ageing.map((age: { amount: number }) => age.amount);
    expect(amounts).toEqual([952, 1380, 0, 0, 0]);
    expect(data.ageing[0].links.invoices).toBeNull();
    const voided = await get("invoice-analytics?as_of=2026-07-13");
    // What was voided on 14 July was still owed the day before.
    expect(voided.data.totals.outstanding).toBe(3233);
    refused(await acme.owner.get("/invoices/getters/invoice-analytics?as_of=2026-07-15"), {
      as_of: "The as of parameter must be a date before or equal to today.",
    });
  });

  it("of another currency convert at the rate of each day, and report what has none", async () => {
    const { data, meta } = await get("invoice-analytics?currency=USD");
    expect(data.totals.net).toBeNull();
    expect(data.totals.unknown[0]).toMatchObject({ reason: "no_exchange_rate", from_currency: "EUR" });
    expect(data.by_currency[1]).toMatchObject({ currency: "USD", net: 1000 });
    expect(meta.unconverted).toEqual([
      { currency: "EUR", count: expect.any(Number), amount: expect.any(Number) },
    ]);
    const dated = await get("invoice-analytics?currency=USD&date=2026-07-01,2026-07-14");
    expect(dated.data.by_status[1]).toMatchObject({ status: "issued", total: 1000, balance_due: 1000 });
  });

  it("are one table as a file", async () => {
    const { data } = await get("invoice-analytics?format=csv");
    const rows = (await app.request("GET", data.url)).text.split("\r\n");
    expect(rows[0]).toContain("section,key,label,figure,value");
    expect(rows).toContain("totals,,,net,4720");
    expect(rows).toContain("by_status,overdue,overdue,balance_due,1618");
    expect(rows).toContain(`by_client,${client},Client X,net,4620`);
  });
});

describe("the chart of invoices", () => {
  it("has the figures of data set D", async () => {
    const { data } = await get("chart?date=2026-05-01,2026-07-14");
    expect(data).toMatchObject({
      interval: "month",
      measure: "net",
      labels: ["2026-05", "2026-06", "2026-07"],
      periods: [
        { from: day("2026-05-01"), to: day("2026-05-31"), partial: false },
        { from: day("2026-06-01"), to: day("2026-06-30"), partial: false },
        { from: day("2026-07-01"), to: day("2026-07-14"), partial: true },
      ],
      series: [
        { key: "invoiced", label: "Invoiced", points: [2000, 800, 920], total: 3720 },
        { key: "credited", label: "Credited", points: [0, 0, 100], total: 100 },
        { key: "revenue", label: "Revenue", points: [2000, 800, 820], total: 3620 },
        { key: "collected", label: "Collected", points: [0, 1000, 0], total: 1000 },
      ],
    });
    const byClient = await get("chart?date=2026-05-01,2026-07-14&group_by=client&measure=total");
    expect(byClient.data.series).toMatchObject([
      { key: client, label: "Client X", points: [2380, 952, 801], total: 4133 },
    ]);
  });

  it("covers the last intervals by default, those of the fiscal year if they are longer than a month", async () => {
    const labels = async (query: string) => (await get(`chart?${query}`)).data.labels;
    expect(await labels("")).toHaveLength(12);
    expect((await labels("")).at(-1)).toBe("2026-07");
    shown(await acme.owner.patch("/workspace", { fiscal_year_start_month: 4 }));
    expect((await labels("interval=quarter")).slice(-2)).toEqual(["FY2027-Q1", "FY2027-Q2"]);
    expect(await labels("interval=quarter")).toHaveLength(8);
    expect(await labels("interval=year")).toEqual(["FY2023", "FY2024", "FY2025", "FY2026", "FY2027"]);
    shown(await acme.owner.patch("/workspace", { fiscal_year_start_month: 1 }));
    refused(await acme.owner.get("/invoices/getters/chart?date=2010-01-01,2026-07-14"), {
      interval: "The interval parameter must not give more than 120 intervals.",
    });
  });

  it("is a row for each interval as a file", async () => {
    const { data } = await get("chart?date=2026-05-01,2026-07-14&format=csv");
    const rows = (await app.request("GET", data.url)).text.split("\r\n");
    expect(rows[0]).toContain("label,from,to,partial,Invoiced,Credited,Revenue,Collected");
    expect(rows[3]).toBe("2026-07,2026-07-01,2026-07-14,true,920,100,820,0");
  });
});

describe("the export of invoices", () => {
  it("has a sheet for documents, lines and payments, or one of them as csv", async () => {
    const { data } = await get("export?date=2026-06-01,2026-07-14");
    expect(data).toMatchObject({ file_name: "invoices-2026-06-01_2026-07-14.xlsx", sheets: 3 });
    expect((await app.request("GET", data.url)).status).toBe(200);
    const rowsOf = async (query: string) => {
      const { data: file } = await get(`export?format=csv&${query}`);
      return (await app.request("GET", file.url)).text.trim().split("\r\n");
    };
    const documents = await rowsOf("date=2026-03-01,2026-07-14&sort=number");
    expect(documents).toHaveLength(8);
    expect(documents[1]).toMatch(/^CN-2026-0001,credit_note,paid,/);
    expect(documents.at(-1)).toMatch(/^INV-2026-0006,invoice,void,/);
    expect(await rowsOf("date=2026-03-01,2026-07-14&section=payments")).toHaveLength(4);
    expect(await rowsOf("date=2026-03-01,2026-07-14&section=lines&status=overdue")).toHaveLength(3);
    // The previous full month is the default.
    expect(await rowsOf("")).toHaveLength(3);
  });
});

it("refuses clients and projects that do not exist", async () => {
  const unknown = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
  for (const name of ["invoice-analytics", "chart", "unbilled"])
    refused(await acme.owner.get(`/invoices/getters/${name}?client_id=${unknown}`), {
      client_id: "The selected client id is invalid.",
    });
  refused(await acme.owner.get(`/invoices/getters/unbilled?project_id=${unknown}`), {
    project_id: "The selected project id is invalid.",
  });
});

it("requires the permission to read invoices or financial reports", async () => {
  const key = await acme.scoped("view-clients");
  forbidden(await key.get("/invoices/getters/invoice-analytics"), "view-reports-finance");
  forbidden(await key.get("/invoices/getters/chart"), "view-reports-finance");
  forbidden(await key.get("/invoices/getters/unbilled"), "view-invoices");
  forbidden(await key.get("/invoices/getters/export"), "view-invoices");
});

describe("the chart of invoices by client", () => {
  it("leads from all other clients together to their documents, beside those of the clients with the most", async () => {
    const { owner } = acme;
    const rivals = Array.from({ length: 12 }, (_, index) => 100 * (index + 1));
    for (const unit_price of rivals) {
      const client_id = await add(owner, "clients", {
        name: `Rival ${unit_price}`,
        address: { country: "RO" },
      });
      const lines = [{ description: "Work", unit_price }];
      const days = { issue_date: "2026-07-12", due_date: "2026-08-10" };
      const { id } = created(await owner.post("/invoices", { client_id, ...days, currency: "EUR", lines }));
      shown(await act(owner, `/invoices/${id}`, "issue"));
    }
    const { data } = await get("chart?date=2026-07-12,2026-07-12&group_by=client");
    expect(data.series).toHaveLength(11);
    expect(data.series.at(-1)).toMatchObject({ key: "others", label: "Others", points: [300] });
    const listed = async (key: string) => {
      const url = new URL(data.periods[0].links[key]);
      const { body } = await owner.get(`${url.pathname.replace("/api", "")}${url.search}`);
      return body.data.map(({ attributes }: { attributes: { net_total: number } }) => attributes.net_total);
    };
    expect((await listed("others")).sort()).toEqual([100, 200]);
    expect(await listed(data.series[0].key)).toEqual([1200]);
    const some = data.series.slice(0, 2).map(({ key }: { key: string }) => key);
    const chosen = await get(`chart?date=2026-07-12,2026-07-12&group_by=client&client_id=${some.join(",")}`);
    expect(Object.keys(chosen.data.periods[0].links)).toEqual(some);
  });
});
