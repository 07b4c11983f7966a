import type { Work } from "../../../engine/work/index.ts";
import { draftCredit } from "../crediting/credit.ts";
import { creditableLines } from "../crediting/credited-lines.ts";

/** Drafts a credit note for a tenth of the largest line of an invoice; returns its id. */
export async function seededCredit(work: Work, invoiceId: string): Promise<string> {
  const invoice = (await work.find("invoices", invoiceId))!;
  const lines = await creditableLines(work, invoiceId);
  const [line] = lines.toSorted((a, b) => (a.remaining < b.remaining ? 1 : -1));
  const tenth = line!.remaining / 10n;
  return draftCredit(
    work,
    invoice,
    { release_sources: false, reason: "Hours that were billed by mistake, as agreed by telephone." },
    [{ line: line!, cents: tenth > 0n ? tenth : line!.remaining }],
  );
}
