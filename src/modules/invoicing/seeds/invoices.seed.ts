import { addDays } from "../../../engine/declare/index.ts";
import { analyzeTables, BulkLoad, type InTransaction } from "../../../engine/runtime/index.ts";
import type { Work } from "../../../engine/work/index.ts";
import { SeededRandom } from "../../../platform/random/seeded-random.ts";
import { numbersOf } from "../invoices/invoice-numbers.ts";
import { inventInvoice } from "./invented-invoices.seed.ts";
import { type InvoicedClients, loadInvoicedClients } from "./invoiced-clients.seed.ts";

/** The period in which the invoices were issued, in days. */
const DAYS = 730;
/** How many invoices are written at once, so that memory does not grow with their number. */
const PART = 2_000;
/** The share of drafts. */
const DRAFTS = 0.03;

/** The days of issue in order: in the period, and not before the latest issued document. */
function daysOf(work: Work, { latest }: InvoicedClients, count: number, random: SeededRandom): string[] {
  const earliest = addDays(work.today, -DAYS);
  const first = latest !== null && latest > earliest ? latest : earliest;
  const span = Math.max(0, Math.round((Date.parse(work.today) - Date.parse(first)) / 86_400_000));
  return Array.from({ length: count }, () => addDays(first, random.integer(0, span))).sort();
}

async function write(
  work: Work,
  base: InvoicedClients,
  days: readonly (string | null)[],
  random: SeededRandom,
): Promise<Record<string, number>> {
  const issued = days.filter((day) => day !== null);
  const numbers = (await numbersOf.invoice.takeAll(work, issued)).values();
  const { baseCurrency } = work.workspace;
  const made = days.map((given) => {
    const day = given ?? work.today;
    // A client whose currency has no rate on that day cannot be invoiced.
    const possible = base.clients.filter(({ currency }) => base.rateOf(currency, baseCurrency, day) !== null);
    const client = random.pick(possible);
    const rate = base.rateOf(client.currency, baseCurrency, day)!;
    const taken = given === null ? null : numbers.next().value!;
    return inventInvoice({ work, random, client, place: base.clients.indexOf(client), day, taken, rate });
  });
  const bulk = new BulkLoad(work);
  const [lines, payments] = [made.flatMap((one) => one.lines), made.flatMap((one) => one.payments)];
  await bulk.insertStored(
    "invoices",
    made.map(({ invoice }) => invoice),
  );
  await bulk.insertStored("invoice-lines", lines);
  await bulk.insertStored("invoice-payments", payments);
  await bulk.finishPart();
  return { invoices: made.length, "invoice-lines": lines.length, "invoice-payments": payments.length };
}

/**
 * Creates a number of invoices of the last two years with lines and payments, all or none, and a few drafts. They bill no
 * tracked time. Their numbers follow those that the workspace has given, so none is dated before its latest document.
 * Returns the number of records by resource. @throws 422 if there is no client
 */
export async function seedInvoices(
  inTransaction: InTransaction,
  count: number,
  seed: number,
): Promise<Record<string, number>> {
  if (count === 0) return {};
  const sums = await inTransaction(async (work) => {
    // The generator is created here because the transaction may be retried, and must generate the same data then.
    const random = new SeededRandom(seed);
    const base = await loadInvoicedClients(work);
    const total: Record<string, number> = {};
    await numbersOf.invoice.hold(work);
    const drafts = Math.floor(count * DRAFTS);
    const days = [
      ...daysOf(work, base, count - drafts, random),
      ...Array.from({ length: drafts }, () => null),
    ];
    for (let start = 0; start < count; start += PART) {
      const part = await write(work, base, days.slice(start, start + PART), random);
      for (const [name, made] of Object.entries(part)) total[name] = (total[name] ?? 0) + made;
    }
    return total;
  });
  await inTransaction((work) => analyzeTables(work, ["invoices", "invoice-lines", "invoice-payments"]));
  return sums;
}
