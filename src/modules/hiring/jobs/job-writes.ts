import { fromContext, sql } from "../../../engine/sql/index.ts";
import {
  type FieldName,
  fieldLabel,
  type Hooks,
  message,
  type ReadOnlyWork,
  type SettledChange,
} from "../../../engine/work/index.ts";

/** What can still be written about a closed job. */
const OPEN_WHEN_CLOSED: readonly FieldName<"jobs">[] = ["description", "requirements"];

async function check(change: SettledChange<"jobs">, work: ReadOnlyWork): Promise<void> {
  checkLocked(change);
  checkPay(change);
  await checkOpenings(change, work);
}

function checkLocked({ stored, sent, changes, fail }: SettledChange<"jobs">): void {
  if (stored?.status !== "closed") return;
  for (const name of sent) {
    if (OPEN_WHEN_CLOSED.includes(name) || !changes(name)) continue;
    fail(name, message`The ${fieldLabel(name)} field cannot be changed on a closed job.`);
  }
}

function checkPay({ values, unread, fail }: SettledChange<"jobs">): void {
  const { salary_min: min = null, salary_max: max = null, salary_currency: currency = null } = values;
  const given = (["salary_min", "salary_max"] as const).find((name) => (values[name] ?? null) !== null);
  if (given && currency === null && !unread.has("salary_currency"))
    fail(
      "salary_currency",
      message`The salary currency field is required when ${fieldLabel(given)} is present.`,
    );
  if (min === null || max === null || unread.has("salary_min") || unread.has("salary_max")) return;
  if (Number(max) < Number(min))
    fail("salary_max", message`The salary max field must be at least ${Number(min)}.`);
}

/** Openings never fall below the number of those who were hired; hiring locks the job. */
async function checkOpenings(
  { id, stored, values, changes, unread, fail }: SettledChange<"jobs">,
  work: ReadOnlyWork,
): Promise<void> {
  if (stored === null || unread.has("openings") || !changes("openings")) return;
  const hired = await work.row<{ count: number }>(sql`select count(*)::integer as count from candidates c
    where c.workspace_id = ${fromContext("workspace")} and c.job_id = ${id} and c.status = 'hired'`);
  if (values.openings! < hired!.count)
    fail("openings", message`The openings field must be at least ${hired!.count}.`);
}

/** The hooks of jobs: what is locked when one is closed, and how its pay and openings fit together. */
export const jobHooks: Hooks<"jobs"> = { check: { write: check } };
