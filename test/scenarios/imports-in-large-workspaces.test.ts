import { beforeAll, expect, it } from "vitest";
import { importFile } from "../support/import-files.ts";
import { recordCachedQueries } from "../support/plans/recorded-queries.ts";
import { expectFewRowsRead } from "../support/plans/rows-read.ts";
import { testCompany } from "../support/test-company.ts";
import { add, read } from "./company.ts";

const { app, acme, owner } = testCompany();

/** So many that the database would not read all of them where it knows better. */
const LEADS = 20_000;
const ROWS = ["Nowhere one,one@nowhere.test", "Nowhere two,two@nowhere.test"];

beforeAll(async () => {
  const lead = await add(owner, "leads", { name: "First", email: "first@many.test" });
  const { pool } = app.installation;
  await pool.query(
    `insert into leads (workspace_id, id, name, email, stage_id, currency, created_at, updated_at, stage_entered_at)
     select workspace_id, lpad(n::text, 26, '0'), 'Lead ' || n, 'lead' || n || '@many.test', stage_id, currency,
       created_at, updated_at, stage_entered_at
     from leads, generate_series(1, $2::integer) n where workspace_id = $1 and id = $3`,
    [acme.workspace.id, LEADS, lead],
  );
  await pool.query("analyze leads");
});

it("looks up addresses that no lead has without reading the leads", async () => {
  const statements = await recordCachedQueries(async () => {
    const { body } = await importFile(app, owner, "leads", `name,email\n${ROWS.join("\n")}`);
    expect(body.data.summary).toEqual({ rows: 2, created: 2, duplicates: 0, invalid: 0 });
  });
  const lookUps = statements.filter(({ values }) => JSON.stringify(values).includes('["one@nowhere.test"'));
  expect(lookUps).toHaveLength(1);
  await expectFewRowsRead(app.installation.pool, lookUps[0]!, acme.workspace.id);
});

/** The entry of a record in the journal, without what differs between any two. */
async function entryOf(id: string) {
  const { rows } = await app.installation.pool.query(
    `select event, resource_type, resource_label, changes, params, actor_type, user_id, api_key_id, actor_name,
       batch_id = commit_id as is_batch, request_id is not null as has_request
     from journal where workspace_id = $1 and resource_id = $2`,
    [acme.workspace.id, id],
  );
  expect(rows).toHaveLength(1);
  const { stage_entered_at: _entered, ...changes } = rows[0].changes;
  return { ...rows[0], changes };
}

it("journals each of many imported records as one that is imported alone", async () => {
  const options = [{ label: "North" }, { label: "South" }];
  await add(owner, "custom-fields", { resource: "leads", name: "Region", type: "select", options });
  const header =
    "custom_fields.region,name,city,country,source,stage,amount,priority,description,expected_close_date";
  const row = `north,Same,Porto,PT,Website,Proposal,2500.50,high,"${'Long ""text"" '.repeat(300)}",2027-03-01`;
  const single = await importFile(app, owner, "leads", `${header}\n${row}`);
  expect([single.status, single.body.errors]).toEqual([200, undefined]);
  const place = single.body.data;
  const many = await importFile(app, owner, "leads", `${header}\n${`${row}\n`.repeat(1_100)}`);
  const { created_ids, import_id } = many.body.data;
  expect(created_ids).toHaveLength(1_100);
  const alone = await entryOf(place.created_ids[0]);
  expect(alone).toMatchObject({
    ...{ event: "leads.created", resource_label: "Same", is_batch: true },
    changes: {
      "custom_fields.region": { from: null, to: "north" },
      amount: { from: null, to: 2500.5 },
      description: { truncated: true },
    },
  });
  for (const id of [created_ids[0], created_ids[1_099]]) expect(await entryOf(id)).toEqual(alone);
  const imported = await app.installation.pool.query(
    `select event, count(*)::integer as count, count(distinct resource_id)::integer as records,
       array_agg(resource_id order by id) filter (where event = 'leads.created') as ids
     from journal where workspace_id = $1 and batch_id = $2 group by event order by event`,
    [acme.workspace.id, import_id],
  );
  expect(imported.rows).toMatchObject([
    { event: "lead_activities.created", count: 1_100, records: 1_100 },
    { event: "leads.created", count: 1_100, records: 1_100, ids: created_ids },
  ]);
  const undone = await owner.post("/leads/actions?action=undo-import", { import_id });
  expect(undone.body.data).toEqual({ deleted: 1_100 });
  expect(await read(owner, `/leads/${place.created_ids[0]}`)).toMatchObject({ name: "Same" });
});
