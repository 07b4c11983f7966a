import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { created, day, forbidden, ids, refused, shown } from "./company.ts";

let app: TestApp;
let acme: TestWorkspace;

beforeAll(async () => {
  app = await startTestApp();
  acme = await app.addWorkspace("acme", { timezone: "Pacific/Auckland" });
});
afterAll(() => app.close());

const usd = { from_currency: "USD", to_currency: "EUR" };
const post = (body: object) => acme.owner.post("/exchange-rates", body);

describe("an exchange rate", () => {
  it("is one of a day and a pair, exact to eight decimals", async () => {
    const rate = created(await post({ ...usd, date: "2026-06-30", rate: 0.92, source: "ECB" }));
    expect(rate).toMatchObject({ ...usd, date: day("2026-06-30"), rate: 0.92, source: "ECB" });
    const tiny = { from_currency: "irr", to_currency: "eur", date: "2026-06-30", rate: 2.035e-5 };
    expect(created(await post(tiny))).toMatchObject({ from_currency: "IRR", rate: 0.00002035 });
    refused(await post({ ...usd, date: "2026-06-30", rate: 0.93 }), {
      date: "The date has already been taken.",
    });
    created(await post({ from_currency: "EUR", to_currency: "USD", date: "2026-06-30", rate: 1.08 }));
  });

  it("reports validation errors", async () => {
    refused(await post({}), {
      from_currency: "The from currency field is required.",
      to_currency: "The to currency field is required.",
      date: "The date field is required.",
      rate: "The rate field is required.",
    });
    refused(await post({ from_currency: "EURO", to_currency: "XXQ", date: "2026-02-30", rate: 0 }), {
      from_currency: "The selected from currency is invalid.",
      to_currency: "The selected to currency is invalid.",
      date: "The date field must be a valid date.",
      rate: "The rate field must be greater than 0.",
    });
    refused(await post({ ...usd, to_currency: "usd", date: "2026-01-01", rate: 1e-9 }), {
      rate: "The rate field must have at most 8 decimal places.",
      to_currency: "The to currency field and from currency must be different.",
    });
  });

  it("is not of a day to come, in the workspace's time zone", async () => {
    // 22:00 in Auckland.
    refused(await post({ ...usd, date: "2026-07-15", rate: 1 }), {
      date: "The date field must be a date before or equal to today.",
    });
    created(await post({ ...usd, date: "2026-07-14", rate: 0.95 }));
    app.clock.set(new Date("2026-07-14T12:00:00Z"));
    created(await post({ ...usd, date: "2026-07-15", rate: 0.96 }));
    app.clock.set(new Date("2026-07-14T10:00:00Z"));
  });

  it("keeps its pair and day", async () => {
    const [id] = ids(await acme.owner.get("/exchange-rates?from_currency=USD&date=2026-06-30"));
    refused(
      await acme.owner.patch(`/exchange-rates/${id}`, { from_currency: "CHF", date: "2026-06-29", rate: 1 }),
      {
        from_currency: "The from currency field cannot be changed.",
        date: "The date field cannot be changed.",
      },
    );
    expect(shown(await acme.owner.patch(`/exchange-rates/${id}`, { ...usd, rate: 0.921 })).rate).toBe(0.921);
  });

  it("is listed with the latest first and filtered by pair, days and rate", async () => {
    const days = async (query: string) =>
      (await acme.owner.get(`/exchange-rates?${query}`)).body.data.map(
        ({ attributes }: { attributes: { date: string } }) => attributes.date.slice(0, 10),
      );
    expect(await days("from_currency=USD,CHF")).toEqual(["2026-07-15", "2026-07-14", "2026-06-30"]);
    expect(await days("from_currency=USD&date=2026-07-01,2026-07-14")).toEqual(["2026-07-14"]);
    expect(await days("rate=0.00002035")).toEqual(["2026-06-30"]);
    expect(await days("to_currency=EUR&-rate=0.00001,0.95")).toEqual(["2026-07-15"]);
  });

  it("comes by the year at once", async () => {
    const rates = Array.from({ length: 365 }, (_, n) => ({
      from_currency: "CHF",
      to_currency: "EUR",
      date: new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10),
      rate: (1000 + n) / 1000,
    }));
    const reply = await acme.owner.post("/exchange-rates/bulk", rates);
    expect([reply.status, reply.body.data?.length]).toEqual([201, 365]);
    refused(await acme.owner.post("/exchange-rates/bulk", [{ ...rates[0], date: "2024-01-01" }, rates[9]]), {
      "1.date": "The date has already been taken.",
    });
    expect(ids(await acme.owner.get("/exchange-rates?date=2024-01-01"))).toEqual([]);
  });

  it("is read by all and written by manage-invoices", async () => {
    const plain = await acme.scoped();
    expect((await plain.get("/exchange-rates")).status).toBe(200);
    forbidden(
      await plain.post("/exchange-rates", { ...usd, date: "2026-01-01", rate: 1 }),
      "manage-invoices",
    );
  });
});
