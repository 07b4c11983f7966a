import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { add, day, forbidden, refused } from "./company.ts";

const { app, acme } = testCompany();
let client: string;

beforeAll(async () => {
  client = await add(acme.owner, "clients", { name: "Client X", currency: "USD" });
});

const statement = (query: string) => acme.owner.get(`/clients/getters/statement?${query}`);

describe("a client's statement of account", () => {
  it("is by default for the previous month, in the client's currency, and empty without invoices", async () => {
    const { status, body } = await statement(`client_id=${client}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        client_id: client,
        client_name: "Client X",
        currency: "USD",
        from: day("2026-06-01"),
        to: day("2026-06-30"),
        opening_balance: 0,
        entries: [],
        total_debit: 0,
        total_credit: 0,
        closing_balance: 0,
        other_currencies: [],
      },
      meta: { date: [day("2026-06-01"), day("2026-06-30")] },
    });
    const { data } = (await statement(`client_id=${client}&currency=eur&date=2026-02-01,2026-02-28`)).body;
    expect(data).toMatchObject({ currency: "EUR", from: day("2026-02-01"), to: day("2026-02-28") });
  });

  it("reports invalid parameters", async () => {
    refused(await statement(""), { client_id: "The client id parameter is required." });
    refused(await statement("client_id=01ARZ3NDEKTSV4RRFFQ69G5FAV"), {
      client_id: "The selected client id is invalid.",
    });
    refused(await statement(`client_id=${client}&currency=EURO`), {
      currency: "The selected currency is invalid.",
    });
    expect((await statement(`client_id=${client}&date=2026-03-01,2026-02-01`)).body.errors).toHaveProperty(
      "date",
    );
    const rival = await app.addWorkspace("rival");
    refused(await rival.owner.get(`/clients/getters/statement?client_id=${client}`), {
      client_id: "The selected client id is invalid.",
    });
  });

  it("requires view-clients and view-invoices, like the filters by balance", async () => {
    const path = `/clients/getters/statement?client_id=${client}`;
    const ofClients = await acme.scoped("view-clients");
    forbidden(await ofClients.get(path), "view-invoices");
    forbidden(await ofClients.get("/clients?has_overdue_invoices=true"), "view-invoices");
    forbidden(await ofClients.get("/clients?-has_open_invoices=true"), "view-invoices");
    forbidden(await (await acme.scoped("view-invoices")).get(path), "view-clients");
    const both = await acme.scoped("view-clients", "view-invoices");
    expect((await both.get(path)).status).toBe(200);
    expect((await both.get("/clients?has_overdue_invoices=true")).body.meta.total).toBe(0);
    expect((await both.get("/clients?has_open_invoices=false")).body.meta.total).toBe(1);
  });
});
