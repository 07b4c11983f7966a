import { action, addDays, field } from "../../../engine/declare/index.ts";
import { fromContext, sql } from "../../../engine/sql/index.ts";
import { type ActionContext, fieldLabel, type GivenParameters, message } from "../../../engine/work/index.ts";
import { isLive, statusOf } from "../../employees/index.ts";
import { closeAssignment, openAssignment, openAssignmentsOf } from "../asset-assignments/open-assignments.ts";
import { CONDITIONS, MANAGERS, whenAssetIs } from "./asset-state.ts";

/** How many days before the first day of employment an asset can be assigned. */
const DAYS_BEFORE_START = 30;

const handedOver = {
  employee_id: field.reference("employees").required(),
  expected_return_date: field.date().describe("Not before the hand-over."),
  condition: field.choice(...CONDITIONS).describe("Default: the condition of the asset."),
  notes: field.text().gate("notes").describe("Notes of the assignment."),
};

const handOverDay = (of: string) =>
  field
    .date()
    .describe(
      `Default: today. Not after today, not before ${of}, and at most ${DAYS_BEFORE_START} days before the employment starts.`,
    );

const assignment = { ...handedOver, assigned_on: handOverDay("the asset was last returned") };
const transferral = { ...handedOver, transferred_on: handOverDay("the present assignment began") };

/** What both hand-overs have; the day has a name of its own in each. */
type HandingOver = Omit<ActionContext<"assets", GivenParameters<typeof handedOver>>, "resource">;

/** The first day of employment; null for somebody who cannot be given anything. Locked against leaving meanwhile. */
async function receiverStart({ work, params }: HandingOver): Promise<string | null> {
  const row = await work.row<{ start_date: string; isReceiver: boolean }>(sql`select e.start_date,
      ${isLive("e")} and ${statusOf("e")} <> 'inactive' as "isReceiver"
    from employees e where e.workspace_id = ${fromContext("workspace")} and e.id = ${params.employee_id}
    ${work.rowLock("share")}`);
  return row?.isReceiver ? row.start_date : null;
}

async function lastReturn({ work, records }: HandingOver): Promise<string | null> {
  const row = await work.row<{
    day: string | null;
  }>(sql`select max(a.returned_on) as day from asset_assignments a
    where a.workspace_id = ${fromContext("workspace")} and a.asset_id = ${records[0]!.id}`);
  return row?.day ?? null;
}

/** Checks the receiver and the days. `earliest` is the first day that the history of the asset allows. */
async function checkHandOver(
  context: HandingOver,
  day: string,
  dayName: string,
  earliest: string | null,
): Promise<void> {
  const { work, params, fail } = context;
  const start = await receiverStart(context);
  if (start === null) fail("employee_id", "The selected employee id is invalid.");
  const beforeStart = start === null ? null : addDays(start, -DAYS_BEFORE_START);
  const first = [earliest, beforeStart].reduce((one, other) => ((one ?? "") > (other ?? "") ? one : other));
  const label = fieldLabel(dayName);
  if (day > work.today) fail(dayName, message`The ${label} field must be a date before or equal to today.`);
  else if (first !== null && day < first)
    fail(dayName, message`The ${label} field must be a date after or equal to ${first}.`);
  const { expected_return_date: expected } = params;
  if (expected !== null && expected < day)
    fail(
      "expected_return_date",
      message`The expected return date field must be a date after or equal to ${label}.`,
    );
}

/** Gives the asset to the employee from the day on. */
async function giveTo({ work, records, params }: HandingOver, day: string): Promise<void> {
  const { id, asset_type_id, condition } = records[0]!;
  const { employee_id, expected_return_date, notes } = params;
  const condition_out = params.condition ?? condition;
  const opening = { asset_id: id, employee_id, assigned_on: day, expected_return_date, condition_out, notes };
  await openAssignment(work, asset_type_id, opening);
  await work.update("assets", id, { status: "assigned", employee_id, condition: condition_out });
}

export const assign = action("assets", {
  title: "Assign",
  done: "Assigned",
  description: "Hands the asset over to an employee.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters: assignment,
  reads: ["status"],
  openWhen: whenAssetIs(["available"], "assigned"),
  async run(context) {
    const day = context.params.assigned_on ?? context.work.today;
    await checkHandOver(context, day, "assigned_on", await lastReturn(context));
    context.throwIfRefused();
    await giveTo(context, day);
    return undefined;
  },
});

export const transfer = action("assets", {
  title: "Transfer",
  done: "Transferred",
  description: "Hands the asset on from its holder to another employee on the same day.",
  levels: ["record"],
  grants: [{ permissions: [MANAGERS] }],
  parameters: transferral,
  reads: ["status"],
  openWhen: whenAssetIs(["assigned"], "transferred"),
  async run(context) {
    const { work, records, params, fail, throwIfRefused } = context;
    const asset = records[0]!;
    const day = params.transferred_on ?? work.today;
    const current = (await openAssignmentsOf(work, [asset.id])).get(asset.id)!;
    if (params.employee_id === current.employee_id)
      fail("employee_id", "The asset is already assigned to this employee.");
    else await checkHandOver(context, day, "transferred_on", current.assigned_on);
    throwIfRefused();
    const condition_in = params.condition ?? asset.condition;
    await closeAssignment(work, current, {
      returned_on: day,
      outcome: "transferred",
      condition_in,
      notes: null,
    });
    await giveTo(context, day);
    return undefined;
  },
});
