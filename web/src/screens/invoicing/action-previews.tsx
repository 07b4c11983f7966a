import type { ApiRecord } from "../../api/records.ts";
import type { PreviewProps } from "../../declare/action-ui.ts";
import { dayOf } from "../../format/calendar.ts";
import { formatDate } from "../../format/dates.ts";
import { inHours } from "../../format/durations.ts";
import { formatMoney, formatNumber } from "../../format/numbers.ts";
import { plural, t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { type LeftOutTime, leftOutInWords } from "./left-out.ts";
import { LinesTable } from "./lines-table.tsx";
import { TotalsList } from "./totals-list.tsx";
import { type Following, WhatFollows } from "./what-follows.tsx";

type Props = PreviewProps<ApiRecord<"invoices">>;
type Line = ApiRecord<"invoice-lines">;

const entriesInWords = (count: number, minutes: number): string =>
  plural(count, "# entry, {0}", "# entries, {0}", inHours(minutes));

const linesOf = ({ relationships }: ApiRecord<"invoices">): readonly Line[] =>
  (relationships?.lines ?? []) as unknown as readonly Line[];

const day = (wire: string | null): string => (wire === null ? "–" : formatDate(dayOf(wire)));
/** What issuing gives the document: its number, its dates, its amounts. */
export function IssuePreview({ after: { attributes } }: Props) {
  const { workspace } = useSession();
  const { number, issue_date, due_date, total, currency, base_total, document_type } = attributes;
  const { credited_total, balance_due } = attributes;
  const isNote = document_type === "credit_note";
  const facts: Following[] = [
    { label: t("Number"), value: number, isStrong: true },
    { label: t("Issued on"), value: day(issue_date) },
    ...(isNote ? [] : [{ label: t("Due on"), value: day(due_date) }]),
    { label: t("Total"), value: formatMoney(total, currency), isStrong: true },
    ...(currency === workspace.base_currency || base_total === null
      ? []
      : [
          {
            label: t`In ${workspace.base_currency}`,
            value: formatMoney(base_total, workspace.base_currency),
          },
        ]),
    ...(isNote
      ? [
          { label: t("Applied to its invoice"), value: formatMoney(credited_total, currency) },
          { label: t("Left to apply or refund"), value: formatMoney(balance_due, currency) },
        ]
      : []),
  ];
  return (
    <WhatFollows
      facts={facts}
      notes={[
        t("If somebody else issues first, the number is the next one. Afterwards it cannot be changed."),
      ]}
    />
  );
}

/** What voiding changes: what is no longer owed, and what can be billed again. */
export function VoidPreview({ record: { attributes }, after }: Props) {
  const { number, balance_due, currency } = attributes;
  const released = linesOf(after).filter((line) => line.attributes.source_count > 0);
  const entries = released.filter((line) => line.attributes.kind === "time");
  const minutes = entries.reduce((sum, line) => sum + (line.attributes.minutes ?? 0), 0);
  const expenses = released.filter((line) => line.attributes.kind === "expense");
  const countOf = (lines: readonly Line[]): number =>
    lines.reduce((sum, line) => sum + line.attributes.source_count, 0);
  return (
    <WhatFollows
      facts={[
        { label: t("Number that stays used"), value: number },
        { label: t("No longer owed"), value: formatMoney(balance_due, currency), isStrong: true },
        ...(entries.length > 0
          ? [
              {
                label: t("Time that can be billed again"),
                value: entriesInWords(countOf(entries), minutes),
              },
            ]
          : []),
        ...(expenses.length > 0
          ? [
              {
                label: t("Expenses that can be billed again"),
                value: plural(countOf(expenses), "# expense", "# expenses"),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The payment that is recorded, and what the invoice is afterwards. */
export function PaidPreview({ record: { attributes }, after }: Props) {
  const { balance_due, currency } = attributes;
  return (
    <WhatFollows
      facts={[
        { label: t("Payment"), value: formatMoney(balance_due, currency), isStrong: true },
        { label: t("Open afterwards"), value: formatMoney(after.attributes.balance_due, currency) },
      ]}
    />
  );
}

/** The credit note that is drafted: its lines and its totals. */
export function CreditPreview({ after }: Props) {
  const { currency } = after.attributes;
  return (
    <>
      <LinesTable label={t("Lines of the credit note")} lines={linesOf(after)} currency={currency} />
      <TotalsList invoice={after.attributes} />
    </>
  );
}

interface Billed {
  readonly entries: number;
  readonly minutes: number;
  readonly expenses: number;
  readonly left_out: LeftOutTime;
}

/** The lines that are added to a draft, and what is left out. */
export function AddedWorkPreview({ record, after, meta }: Props) {
  const { entries, minutes, expenses, left_out } = meta as unknown as Billed;
  const { currency, total } = after.attributes;
  return (
    <WhatFollows
      facts={[
        { label: t("Time"), value: entriesInWords(entries, minutes) },
        { label: t("Expenses"), value: formatNumber(expenses) },
        { label: t("Total now"), value: formatMoney(record.attributes.total, currency) },
        { label: t("Total afterwards"), value: formatMoney(total, currency), isStrong: true },
      ]}
      notes={leftOutInWords(left_out).map((text) => t`Left out: ${text}`)}
    />
  );
}
