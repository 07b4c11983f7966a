import { fieldOf, RETURNED_ULID } from "../../../engine/declare/index.ts";
import { and, column, fromContext, raw, type Sql, sql } from "../../../engine/sql/index.ts";
import type { DraftRecord, Work } from "../../../engine/work/index.ts";

/** The fields in which possible duplicates agree. */
const COMMON = ["employee_id", "date", "currency", "amount"] as const;

/** The values of an expense in these fields. */
type PossibleDuplicate = Pick<DraftRecord<"expenses">, (typeof COMMON)[number]>;

/** The ids of an expense's possible duplicates. Rejected expenses neither have nor are duplicates. */
const duplicateIds = (alias: string): Sql => sql`array(select twin.id from expenses twin
  where twin.workspace_id = ${column(alias, "workspace_id")} and ${column(alias, "status")} <> 'rejected'
    and ${and(COMMON.map((name) => sql`${column("twin", name)} = ${column(alias, name)}`))}
    and twin.id <> ${column(alias, "id")} and twin.status <> 'rejected' order by twin.id)`;

/** The field with the ids of possible duplicates. It is only a warning. */
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
 * Notes in the journal that the possible duplicates of an expense change, since each shows the ids of the others. Call it
 * before the write, once with the old values and once with the new ones.
 */
export async function noteDuplicatesOf(work: Work, values: PossibleDuplicate, ownId: string): Promise<void> {
  const twins = await work.rows<{ id: string }>(sql`select x.id from expenses x
    where x.workspace_id = ${fromContext("workspace")} and x.employee_id = ${values.employee_id}
      and x.date = ${values.date}::date and x.currency = ${values.currency} and x.amount = ${values.amount}::numeric
      and x.id <> ${ownId} order by x.id`);
  await work.journal.touch(
    "expenses",
    twins.map(({ id }) => id),
  );
}

/** Whether a write changes a field in which duplicates agree. */
export const changesDuplicates = (before: PossibleDuplicate, after: PossibleDuplicate): boolean =>
  COMMON.some((name) => before[name] !== after[name]);

/**
 * Makes writes that affect duplicates run one at a time: of two concurrent ones, the later sees the earlier's expense.
 */
export const lockDuplicates = (work: Work): Promise<void> => work.lock("expense duplicates");
