import { fromContext, sql } from "../../../engine/sql/index.ts";
import type { ComingWrite, Hooks, SettledChange, Work, WrittenChange } from "../../../engine/work/index.ts";

export const TAX_CATEGORIES = [
  "standard",
  "zero",
  "exempt",
  "reverse_charge",
  "intra_community",
  "export",
  "outside_scope",
] as const;

/** Categories for which invoices must state why there is no tax. */
const EXEMPT: readonly unknown[] = ["exempt", "reverse_charge", "intra_community", "export", "outside_scope"];

/** Writers that affect which rate is the default run one at a time. */
export const lockDefaultRate = (work: Work): Promise<void> => work.lock("default tax rate");

async function lock({ sent }: ComingWrite<"tax-rates">, work: Work): Promise<void> {
  if (sent.has("is_default")) await lockDefaultRate(work);
}

function check(change: SettledChange<"tax-rates">): void {
  checkPercent(change);
  checkReason(change);
  if (change.stored?.archived_at && change.values.is_default === true && change.changes("is_default"))
    change.fail("is_default", "An archived tax rate cannot be the default.");
}

/** Only the standard category has a percentage; a rate of 0 belongs to another category, which states the reason. */
function checkPercent({ values, unread, fail }: SettledChange<"tax-rates">): void {
  if (unread.has("category") || values.percent === undefined || values.percent === null) return;
  const percent = Number(values.percent);
  if (values.category === "standard" && percent === 0)
    fail("percent", "The percent field must be greater than 0.");
  if (values.category !== "standard" && percent !== 0)
    fail("percent", `The percent field must be 0 when category is ${values.category}.`);
}

function checkReason({ values, unread, fail }: SettledChange<"tax-rates">): void {
  if (unread.has("category") || (values.exemption_reason ?? null) !== null) return;
  if (EXEMPT.includes(values.category))
    fail("exemption_reason", `The exemption reason field is required when category is ${values.category}.`);
}

/** Takes the default away from the former default rate first, because there can be only one at a time. */
async function unsetDefault(
  { id: ownId, values, changes }: WrittenChange<"tax-rates">,
  work: Work,
): Promise<void> {
  if (values.is_default !== true || !changes("is_default")) return;
  const former = await work.rows<{ id: string }>(sql`select id from tax_rates
    where workspace_id = ${fromContext("workspace")} and is_default and id <> ${ownId}`);
  for (const { id } of former) await work.update("tax-rates", id, { is_default: false });
}

/** The rules and side effects of writing a tax rate. */
export const taxRateHooks: Hooks<"tax-rates"> = {
  lock,
  check: { write: check },
  after: { check: { write: unsetDefault } },
};
