import { addDays } from "../../../engine/declare/index.ts";
import { fromContext, raw, sql } from "../../../engine/sql/index.ts";
import type { Text } from "../../../engine/work/index.ts";
import { invalid, type Work } from "../../../engine/work/index.ts";
import type { LabelledPeriod } from "../../../platform/figures/calendar-intervals.ts";
import { unitsOf } from "../../../platform/figures/decimal-text.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import type { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { billOnto } from "../billing/bill-onto.ts";
import { type BilledProject, billedProjects } from "../billing/billed-projects.ts";
import { issueDrafts } from "../invoices/issue.ts";
import { seededCredit } from "./credited-invoices.seed.ts";
import {
  earlierLine,
  feeLines,
  hasRetainer,
  hourlyLine,
  labelledMonth,
  lastMonths,
  monthsWithTime,
  type PlannedLine,
} from "./invoiced-months.seed.ts";
import { seededPayments } from "./paid-invoices.seed.ts";

const MONTHS = 24;
/** One invoice in so many is credited in part; one is void. */
const CREDITED = 23;
const VOID = 9;
/** One invoice in so many of the last half year has not been paid. */
const FORGOTTEN = 8;

/** What is billed of a client's projects in one month; none of it if it is empty. */
interface PlannedInvoice {
  readonly client: number;
  readonly projects: readonly BilledProject[];
  readonly month: LabelledPeriod;
  readonly lines: readonly PlannedLine[];
  readonly hasWork: boolean;
}

/** A moment of a day in the working hours of the seeded company. */
const at = (day: string, hour: number): Date => new Date(`${day}T${String(hour).padStart(2, "0")}:20:00Z`);

/** The earlier of a day and today: nothing is dated after today. */
const until = (day: string, today: string): string => (day < today ? day : today);

async function planned(work: Work, random: SeededRandom): Promise<PlannedInvoice[]> {
  const projects = await billedProjects(work, raw("true"));
  const tracked = await monthsWithTime(work);
  const first = [...tracked].map((key) => key.slice(-7)).sort()[0] ?? "9999-12";
  const accounts = [...grouped(projects, ({ clientId, currency }) => `${clientId} ${currency}`).values()];
  return [...lastMonths(work.today, MONTHS), labelledMonth(work.today)].flatMap((month) =>
    accounts.map((own, client) => ({
      ...{ client, projects: own, month },
      lines: [
        // Not every client had work every month.
        ...(client % 2 === Number(month.label.slice(-1)) % 2 ? earlierLine(own, month, random) : []),
        ...own.flatMap((project) => [
          ...(month.label < first ? hourlyLine(project, month, random) : []),
          ...feeLines(project, month),
        ]),
      ],
      hasWork: own.some(
        (project) => tracked.has(`${project.id} ${month.label}`) || hasRetainer(project, month),
      ),
    })),
  );
}

/** Creates the draft of a month; null if there is nothing to bill. */
async function draft(
  work: Work,
  { projects, month, lines, hasWork }: PlannedInvoice,
): Promise<string | null> {
  if (lines.length === 0 && !hasWork) return null;
  const [{ clientId, currency }] = projects as [BilledProject];
  const id = await work.createByRules("invoices", {
    ...{ client_id: clientId, currency, period_start: month.from, period_end: month.to },
    lines,
  });
  const byMonth = projects.filter(({ terms }) => terms.billing_model !== "fixed_fee");
  const params = {
    ...{ project_ids: null, date: `${month.from},${until(month.to, work.today)}`, tax_rate_id: null },
    include: ["time", "expenses", "fees"] as const,
    ...{ group_by: "task" as const, expense_group_by: "category" as const, skip_unpriced: true },
  };
  const billed =
    hasWork && (await billOnto(work, { invoiceId: id, projects: byMonth, params, sent: new Set() }));
  if (billed || lines.length > 0) return id;
  await work.remove("invoices", id);
  return null;
}

async function issued(work: Work, id: string, day: string): Promise<void> {
  const record = (await work.find("invoices", id))!;
  const problems: Record<string, Text[]> = {};
  await issueDrafts(
    work,
    [record],
    { issue_date: day, due_date: null },
    {
      note: (_index, path, message) => {
        problems[path] = [message];
      },
      throwIfAny: () => {
        if (Object.keys(problems).length > 0) throw invalid(problems);
      },
    },
  );
  const sent = { issued_at: at(day, 8), sent_at: at(day, 9) };
  await work.update("invoices", id, day < work.today ? sent : {});
}

/** Books what the client has paid of what is open. */
async function paid(work: Work, id: string, client: number, random: SeededRandom): Promise<number> {
  const { balance_due, due_date } = (await work.find("invoices", id))!;
  const account = { cents: unitsOf(balance_due, 2), dueDate: due_date!, client };
  const payments = seededPayments(account, work.today, random);
  for (const { cents, day } of payments)
    await work.createByRules("invoice-payments", {
      invoice_id: id,
      amount: Number(cents) / 100,
      paid_at: day,
    });
  const isPaid = (await work.find("invoices", id))!.paid_at !== null;
  if (isPaid && payments.length > 0)
    await work.update("invoices", id, { paid_at: at(payments.at(-1)!.day, 10) });
  return payments.length;
}

/**
 * Creates two years of invoices by the rules of requests, month by month: from the tracked time, expenses and fees, and
 * by the hour for the months before. Some are credited in part, most are paid, and drafts bill the current month. Returns
 * the number of records by resource; nothing is created in a workspace with invoices.
 */
export async function seedInvoiceHistory(work: Work, random: SeededRandom): Promise<Record<string, number>> {
  const known = await work.row(
    sql`select 1 from invoices where workspace_id = ${fromContext("workspace")} limit 1`,
  );
  if (known) return {};
  const current = work.today.slice(0, 7);
  const made = { invoices: 0, "invoice-payments": 0 };
  const open: { id: string; client: number; day: string }[] = [];
  for (const invoice of await planned(work, random)) {
    // Only every third client has a draft for the current month.
    if (invoice.month.label === current && invoice.client % 3 !== 0) continue;
    const id = await draft(work, invoice);
    if (id === null) continue;
    made.invoices++;
    // Invoices of a month are issued on its next first days, in the order of their dates.
    const day = addDays(invoice.month.to, 2);
    if (day > work.today) continue;
    await issued(work, id, day);
    open.push({ id, client: invoice.client, day });
  }
  for (const [index, { id, day }] of open.entries()) {
    if (index === VOID) await voided(work, id, day);
    else if (index % CREDITED === CREDITED - 1 && addDays(day, 12) < work.today) {
      const note = await seededCredit(work, id);
      await issued(work, note, addDays(day, 12));
      made.invoices++;
    }
  }
  const isForgotten = (day: string, index: number): boolean =>
    index % FORGOTTEN === FORGOTTEN - 2 && day > addDays(work.today, -180);
  for (const [index, { id, client, day }] of open.entries())
    if (index !== VOID && !isForgotten(day, index))
      made["invoice-payments"] += await paid(work, id, client, random);
  return made;
}

async function voided(work: Work, id: string, day: string): Promise<void> {
  await work.update("invoices", id, {
    voided_at: at(addDays(day, 1), 11),
    void_reason: "Sent to the wrong address; the client asked for another order number.",
    paid_at: null,
  });
}
