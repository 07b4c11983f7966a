import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { Change, ComingWrite, Hooks, Work } from "../../../engine/work/index.ts";

export const TAX_CATEGORIES = [
  "standard",
  "zero",
  "exempt",
  "reverse_charge",
  "intra_community",
  "export",
  "outside_scope",
] as const;

/** Categories whose invoices have to say why there is no tax. */
const EXEMPT: readonly unknown[] = ["exempt", "reverse_charge", "intra_community", "export", "outside_scope"];

/** Two rates that become the default at the same time are written one after the other, and so does one that is archived in the meantime. */
export const lockDefaultRate = (work: Work): Promise<void> => work.lock("default tax rate");

async function lock({ sent }: ComingWrite<"tax-rates">, work: Work): Promise<void> {
  if (sent.has("is_default")) await lockDefaultRate(work);
}

async function check(change: Change<"tax-rates">, work: Work): Promise<void> {
  checkPercent(change);
  checkReason(change);
  if (change.values.is_default === true && change.changes("is_default")) {
    if (change.stored?.archived_at) change.fail("is_default", "An archived tax rate cannot be the default.");
    await unsetDefault(work, change.id);
  }
}

/** Only the standard category has a percentage: a zero one is of another category, which says why. */
function checkPercent({ values, unread, fail }: Change<"tax-rates">): void {
  if (unread.has("category") || values.percent === undefined || values.percent === null) return;
  const percent = Number(values.percent);
  if (values.category === "standard" && percent === 0)
    fail("percent", "The percent field must be greater than 0.");
  if (values.category !== "standard" && percent !== 0)
    fail("percent", `The percent field must be 0 when category is ${values.category}.`);
}

function checkReason({ values, unread, fail }: Change<"tax-rates">): void {
  if (unread.has("category") || (values.exemption_reason ?? null) !== null) return;
  if (EXEMPT.includes(values.category))
    fail(
      "exemption_reason",
      `The exemption reason field is required when category is ${String(values.category)}.`,
    );
}

async function unsetDefault(work: Work, exceptId: string): Promise<void> {
  const former = await work.rows<{ id: string }>(sql`select id from tax_rates
    where workspace_id = ${fromContext("workspace")} and is_default and id <> ${exceptId}`);
  for (const { id } of former) await work.update("tax-rates", id, { is_default: false });
}

/** Rules and consequences of writing a tax rate. */
export const taxRateHooks: Hooks<"tax-rates"> = { lock, check: { write: check } };
