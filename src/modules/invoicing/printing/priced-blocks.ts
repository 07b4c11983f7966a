import {
  type Block,
  type Cell,
  columns,
  keyValues,
  paragraph,
  type Row,
  space,
  type TableColumn,
  table,
} from "../../../platform/pdf/blocks.ts";
import type { TaxSummaryRow } from "../documents/tax-summary.ts";
import type { DocumentLanguage } from "./letter.ts";
import { filled } from "./words/words-of-locale.ts";

/** A line as it is printed. Amounts, quantities and percentages are decimal text. */
export interface PricedLine {
  /** The heading above it and the lines after it with the same one. */
  readonly section?: string | null;
  readonly description: string;
  /** Printed smaller below the description. */
  readonly note?: string | null;
  readonly quantity: string;
  readonly unit: string;
  readonly unit_price: string;
  readonly discount_percent: string;
  readonly tax_percent: string;
  readonly net_amount: string;
}

/** What a document says of its totals. Amounts are decimal text in its currency. */
export interface PricedTotals {
  readonly currency: string;
  readonly discount_type: "percent" | "fixed" | null;
  readonly discount_value: string | null;
  readonly subtotal: string;
  readonly discount_total: string;
  readonly net_total: string;
  readonly total: string;
}

/** The lines of a document with their total, its taxes, and why rates of no percentage are charged. */
export const pricedBlocks = (
  lines: readonly PricedLine[],
  priced: PricedTotals,
  taxes: readonly TaxSummaryRow[],
  language: DocumentLanguage,
): Block[] => [
  lineTable(lines, priced.currency, language),
  space(8),
  columns([
    { width: "*", blocks: exemptions(taxes) },
    { width: 260, blocks: [totals(priced, taxes, language)] },
  ]),
];

function lineTable(
  lines: readonly PricedLine[],
  currency: string,
  { words, formats }: DocumentLanguage,
): Block {
  const hasDiscounts = lines.some(({ discount_percent }) => Number(discount_percent) > 0);
  const figure = (text: string): TableColumn => ({ title: text, width: "auto", align: "right" });
  const head: TableColumn[] = [
    { title: "#", width: "auto" },
    { title: words.description, width: "*" },
    figure(words.quantity),
    { title: words.unit, width: "auto" },
    figure(words.unitPrice),
    ...(hasDiscounts ? [figure(words.discount)] : []),
    figure(words.tax),
    figure(`${words.net} (${currency})`),
  ];
  const percent = (value: string): string => `${formats.number(value)} %`;
  const rows = lines.flatMap((line, index): Row[] => {
    const section = line.section ?? null;
    const isNew = section !== null && section !== (lines[index - 1]?.section ?? null);
    const cells: Cell[] = [
      String(index + 1),
      line.note ? { text: line.description, note: line.note } : line.description,
      formats.number(line.quantity),
      line.unit === "hour" || line.unit === "item" ? words.units[line.unit] : line.unit,
      formats.amount(line.unit_price),
      ...(hasDiscounts ? [Number(line.discount_percent) > 0 ? percent(line.discount_percent) : ""] : []),
      percent(line.tax_percent),
      formats.amount(line.net_amount),
    ];
    return isNew ? [{ heading: section }, cells] : [cells];
  });
  return table(head, rows);
}

function totals(
  priced: PricedTotals,
  taxes: readonly TaxSummaryRow[],
  { words, formats }: DocumentLanguage,
): Block {
  const hasDiscount = Number(priced.discount_total) > 0;
  const rate = priced.discount_type === "percent" ? ` ${formats.number(priced.discount_value!)} %` : "";
  const pairs: [string, string][] = [];
  if (hasDiscount) {
    pairs.push([words.subtotal, formats.amount(priced.subtotal)]);
    pairs.push([`${words.discount}${rate}`, `−${formats.amount(priced.discount_total)}`]);
  }
  pairs.push([words.netTotal, formats.amount(priced.net_total)]);
  for (const { name, percent, base, tax } of taxes) {
    const rateName = name === null ? words.noTax : `${name} (${formats.number(percent)} %)`;
    pairs.push([filled(words.taxOn, { tax: rateName, base: formats.amount(base) }), formats.amount(tax)]);
  }
  pairs.push([words.total, `${formats.amount(priced.total)} ${priced.currency}`]);
  return keyValues(pairs, { strong: true });
}

/** Why rates of no percentage are charged, which the law demands to be printed. */
const exemptions = (taxes: readonly TaxSummaryRow[]): Block[] => [
  space(1),
  ...taxes
    .filter(({ exemption_reason }) => exemption_reason)
    .map(({ name, exemption_reason }) =>
      paragraph(`${name}: ${exemption_reason}`, { muted: true, below: 2 }),
    ),
];
