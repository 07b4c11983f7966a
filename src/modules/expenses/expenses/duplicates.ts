import { fieldOf, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { and, column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { DraftRecord, Work } from "../../../engine/work/index.ts";

/** What two expenses have in common that may be the same cost entered twice. */
const COMMON = ["employee_id", "date", "currency", "amount"] as const;

/** What an expense has in common with its twins. */
type PossibleDuplicate = Pick<DraftRecord<"expenses">, (typeof COMMON)[number]>;

/** Ids of other expenses that are not rejected; a rejected one itself is no duplicate of any. */
const duplicateIds = (alias: string): Sql => sql`array(select twin.id from expenses twin
  where twin.workspace_id = ${column(alias, "workspace_id")} and ${column(alias, "status")} <> 'rejected'
    and ${and(COMMON.map((name) => sql`${column("twin", name)} = ${column(alias, name)}`))}
    and twin.id <> ${column(alias, "id")} and twin.status <> 'rejected' order by twin.id)`;

/** The ids of expenses that may be the same cost: a warning, nothing more. */
export const possibleDuplicates = () =>
  fieldOf<readonly string[]>({
    name: "ids",
    columnTypes: ["text[]"],
    cast: "text[]",
    filter: null,
    json: (stored) => sql`to_json(${stored})`,
    order: () => raw("null"),
    schema: () => ({
      type: "array",
      items: { type: "string", pattern: RETURNED_ULID, "x-resource": "expenses" },
    }),
    read: () => undefined,
  })
    .computed(duplicateIds)
    .notNull()
    .describe(
      "Other expenses of the employee with the same date, currency and amount, except rejected ones.",
    );

/**
 * Journals the expenses that a write makes, or no longer makes, duplicates of another, since each shows the id of the
 * other. To be called before the write, once for what it was and once for what it becomes.
 */
export async function flagDuplicates(work: Work, values: PossibleDuplicate, ownId: string): Promise<void> {
  const twins = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where x.workspace_id = ${fromContext("workspace")} and x.employee_id = ${values.employee_id}
      and x.date = ${values.date}::date and x.currency = ${values.currency} and x.amount = ${values.amount}::numeric
      and x.id <> ${ownId} order by x.id`);
  await work.journal.touch(
    "expenses",
    twins.map(({ id }) => id),
  );
}

/** Whether a write changes what an expense has in common with others. */
export const changesDuplicates = (before: PossibleDuplicate, after: PossibleDuplicate): boolean =>
  COMMON.some((name) => before[name] !== after[name]);

/**
 * Writes by which expenses become duplicates, or cease to be, run one at a time, so that each is noted by the later
 * one.
 */
export const lockDuplicates = (work: Work): Promise<void> => work.lock("expense duplicates");
