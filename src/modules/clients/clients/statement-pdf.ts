import { invalidField, message, type Work } from "../../../engine/work/index.ts";
import type { Period } from "../../../platform/figures/calendar-intervals.ts";
import { decimalText } from "../../../platform/figures/decimal-text.ts";
import { type Block, type Row, space, table } from "../../../platform/pdf/blocks.ts";
import {
  bankBlocks,
  type DocumentLanguage,
  languageOf,
  letterPdf,
  logoOf,
  partiesToClient,
  stationeryNow,
} from "../../invoicing/index.ts";
import type { Statement, StatementEntry } from "./statement-of-account.ts";

/** A statement is for reading; the entries of longer periods are in the JSON. */
const MAX_ENTRIES = 2000;

/** The statement of a client's account in one currency. */
export interface PrintedStatement {
  readonly clientId: string;
  readonly currency: string;
  readonly period: Period;
  readonly statement: Statement;
}

/** Makes the PDF of a statement in the client's language. @throws 422 on `date` for more entries than can be printed */
export async function statementPdf(
  work: Work,
  { clientId, currency, period, statement }: PrintedStatement,
): Promise<{ readonly fileName: string; readonly data: Buffer }> {
  if (statement.entries.length > MAX_ENTRIES)
    throw invalidField("date", message`A printed statement must not have more than ${MAX_ENTRIES} entries.`);
  const stationery = await stationeryNow(work, clientId);
  const { seller, buyer: recipient } = await partiesToClient(work, clientId);
  const language = languageOf(stationery.locale);
  const { words, formats } = language;
  const { name } = words.statement;
  const data = await letterPdf(
    {
      ...{ name, number: null, stationery, seller, recipient, madeAt: work.now, across: null },
      recipientLabel: words.statement.to,
      facts: [
        [words.statement.date, `${formats.date(period.from)} – ${formats.date(period.to)}`],
        [words.statement.closing, `${formats.amount(amountOf(statement.closing))} ${currency}`],
      ],
      content: [
        movements(statement, period, currency, language),
        ...(statement.closing > 0n ? [space(6), ...bankBlocks(seller, language)] : []),
      ],
    },
    await logoOf(work, stationery),
  );
  return { fileName: `${name} ${recipient.name ?? ""} ${period.to}.pdf`, data };
}

const amountOf = (cents: bigint): string => decimalText(cents, 2);

/** The balance before, each movement with the balance after it, and the sums. */
function movements(
  { opening, entries, debit, credit, closing }: Statement,
  period: Period,
  currency: string,
  { words, formats }: DocumentLanguage,
): Block {
  const own = words.statement;
  const kinds = {
    invoice: words.invoice,
    credit_note: words.creditNote,
    payment: words.payment,
    refund: own.refund,
  };
  const amount = (cents: bigint): string => formats.amount(amountOf(cents));
  const row = (entry: StatementEntry): Row => [
    formats.date(entry.day),
    `${kinds[entry.kind]} ${entry.number}`,
    entry.debit === 0n ? "" : amount(entry.debit),
    entry.credit === 0n ? "" : amount(entry.credit),
    amount(entry.balance),
  ];
  return table(
    [
      { title: own.date, width: "auto" },
      { title: own.document, width: "*" },
      { title: own.debit, width: "auto", align: "right" },
      { title: own.credit, width: "auto", align: "right" },
      { title: `${own.balance} (${currency})`, width: "auto", align: "right" },
    ],
    [
      [formats.date(period.from), own.opening, "", "", amount(opening)],
      ...entries.map(row),
      [formats.date(period.to), own.closing, amount(debit), amount(credit), amount(closing)],
    ],
  );
}
