import { type StandaloneResult, standaloneAction } from "../../../engine/declare/index.ts";
import { column, fromContext, ident, join, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";
import { readBusinessTime } from "../business-time/read-business-time.ts";
import { type ClockedTicket, settledTargets } from "../sla/ticket-sla.ts";
import type { Priority } from "./ticket-fields.ts";
import { lockBoard } from "./ticket-stage.ts";
import { MANAGERS } from "./tickets.policy.ts";

type Row = Pick<ClockedTicket, "created_at" | "status" | "stage_entered_at" | "sla_paused_ms"> & {
  readonly id: string;
  readonly priority: Priority;
};

/** Tickets that are read and written together. */
const AT_ONCE = 1_000;

/** The columns that a recalculation sets, with their types in the table. */
const COLUMNS = {
  first_response_target_minutes: "integer",
  resolution_target_minutes: "integer",
  first_response_due_at: "timestamptz",
  first_response_breaches_at: "timestamptz",
  resolution_due_at: "timestamptz",
  resolution_breaches_at: "timestamptz",
};

const columnsOf = (alias: string): Sql =>
  join(
    Object.keys(COLUMNS).map((name) => column(alias, name)),
    ", ",
  );

const unresolvedAfter = (work: Work, last: string): Promise<Row[]> =>
  work.rows<Row>(sql`select t.id, t.priority, t.created_at, t.status, t.stage_entered_at, t.sla_paused_ms
    from tickets t
    where t.workspace_id = ${fromContext("workspace")} and t.status <> 'resolved' and t.id > ${last}
    order by t.id limit ${AT_ONCE}::integer ${work.rowLock("update")}`);

/** The given values of the columns as rows, under the alias `given`. */
function givenRows(rows: readonly object[]): Sql {
  const types = Object.entries(COLUMNS).map(([name, type]) => sql`${ident(name)} ${raw(type)}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, ${join(types, ", ")})`;
}

/** Writes the columns of tickets that differ from the stored ones; returns how many did. */
async function store(work: Work, rows: readonly object[]): Promise<number> {
  const changed = await work.rows<{ id: string }>(sql`select given.id from ${givenRows(rows)}
      join tickets t on t.workspace_id = ${fromContext("workspace")} and t.id = given.id
    where (${columnsOf("t")}) is distinct from (${columnsOf("given")})`);
  const ids = changed.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await work.journal.touch("tickets", ids);
  const sets = Object.keys(COLUMNS).map((name) => sql`${ident(name)} = ${column("given", name)}`);
  await work.rows(sql`update tickets t set updated_at = ${fromContext("now")}, ${join(sets, ", ")}
    from ${givenRows(rows)}
    where t.workspace_id = ${fromContext("workspace")} and t.id = given.id and t.id = any(${ids}::text[])`);
  return ids.length;
}

/** Applies today's targets, business hours and public holidays to all tickets that are not resolved. */
export const recalculateSla = standaloneAction({
  title: "Recalculate SLA",
  done: "Recalculated the targets of open tickets.",
  description:
    "Applies the present targets, business hours and public holidays to all tickets that are not resolved. Until then, a change of these settings concerns new tickets only.",
  needsCredential: true,
  who: { permissions: [MANAGERS], relations: [] },
  parameters: {},
  async run({ work }): Promise<StandaloneResult> {
    await lockBoard(work);
    const [time, { ticket_sla: sla }] = [
      await readBusinessTime(work),
      await readSettings(work, "ticket_sla"),
    ];
    let [last, recalculated, changed] = ["", 0, 0];
    for (;;) {
      const tickets = await unresolvedAfter(work, last);
      const rows = tickets.map((ticket) => ({
        id: ticket.id,
        ...settledTargets(time, ticket, sla[ticket.priority]),
      }));
      if (rows.length > 0) changed += await store(work, rows);
      recalculated += tickets.length;
      if (tickets.length < AT_ONCE) break;
      last = tickets.at(-1)!.id;
    }
    return { data: { tickets_count: recalculated, changed_count: changed } };
  },
});
