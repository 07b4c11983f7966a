import { beforeAll, expect, it } from "vitest";
import { recordCachedQueries } from "../support/plans/recorded-queries.ts";
import { expectFewRowsRead } from "../support/plans/rows-read.ts";
import { testCompany } from "../support/test-company.ts";
import { add } from "./company.ts";

const { app, acme, owner } = testCompany();

/** So many that the database would not read all of them where it knows better. */
const CLIENTS = 5_000;

beforeAll(async () => {
  const first = await add(owner, "clients", { name: "Première Société", vat_number: "PT123456789" });
  const { pool } = app.installation;
  await pool.query(
    `insert into clients (workspace_id, id, name, currency, created_at, updated_at)
     select workspace_id, lpad(n::text, 26, '0'), 'Client ' || n, currency, created_at, updated_at
     from clients, generate_series(1, $2::integer) n where workspace_id = $1 and id = $3`,
    [acme.workspace.id, CLIENTS, first],
  );
  await pool.query("analyze clients");
});

it.each([
  { name: "Somebody new", vat_number: null, expected: 201 },
  { name: "premiere SOCIETE", vat_number: null, expected: 422 },
  { name: "Another", vat_number: "PT123456789", expected: 422 },
])("looks for clients like $name without reading the clients", async ({ expected, ...body }) => {
  const statements = await recordCachedQueries(async () => {
    expect((await owner.post("/clients", body)).status).toBe(expected);
  });
  const lookUps = statements.filter(({ text }) => text.includes("by_vat_number"));
  expect(lookUps).toHaveLength(1);
  await expectFewRowsRead(app.installation.pool, lookUps[0]!, acme.workspace.id);
});
