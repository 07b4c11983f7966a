import { fromContext, sql } from "../../../engine/sql/index.ts";
import type {
  ComingWrite,
  Hooks,
  ReadOnlyWork,
  SettledChange,
  Work,
  WrittenChange,
} from "../../../engine/work/index.ts";
import { message } from "../../../engine/work/index.ts";

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

async function check(change: SettledChange<"tax-rates">, work: ReadOnlyWork): Promise<void> {
  checkPercent(change);
  checkReason(change);
  await checkIssued(change, work);
  if (change.stored?.archived_at && change.values.is_default === true && change.changes("is_default"))
    change.fail("is_default", "An archived tax rate cannot be the default.");
}

/** What was printed on an issued document stays true of the rate; another percentage is another rate. */
async function checkIssued(
  { id, stored, changes, fail }: SettledChange<"tax-rates">,
  work: ReadOnlyWork,
): Promise<void> {
  const changed = (["percent", "category"] as const).filter((name) => stored !== null && changes(name));
  if (changed.length === 0) return;
  const issued = await work.row(sql`select 1 from invoice_lines l
    join invoices i on i.workspace_id = l.workspace_id and i.id = l.invoice_id
    where l.workspace_id = ${fromContext("workspace")} and l.tax_rate_id = ${id} and i.number is not null limit 1`);
  if (!issued) return;
  for (const name of changed) fail(name, message`The ${name} field cannot be changed once it has been used.`);
}

/** Only the standard category has a percentage; a rate of 0 belongs to another category, which states the reason. */
function checkPercent({ values, unread, fail }: SettledChange<"tax-rates">): void {
  if (unread.has("category") || values.percent === undefined || values.percent === null) return;
  const percent = Number(values.percent);
  if (values.category === "standard" && percent === 0)
    fail("percent", "The percent field must be greater than 0.");
  if (values.category !== "standard" && percent !== 0)
    fail("percent", message`The percent field must be 0 when category is ${values.category}.`);
}

function checkReason({ values, unread, fail }: SettledChange<"tax-rates">): void {
  if (unread.has("category") || (values.exemption_reason ?? null) !== null) return;
  if (EXEMPT.includes(values.category))
    fail(
      "exemption_reason",
      message`The exemption reason field is required when category is ${values.category}.`,
    );
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
