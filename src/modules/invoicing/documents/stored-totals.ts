import type { RowCondition } from "../../../engine/declare/index.ts";
import { column, fromContext, ident, join, type Sql, sql } from "../../../engine/sql/index.ts";
import {
  invalidField,
  type RecordChanges,
  type ResourceName,
  type Values,
  type Work,
} from "../../../engine/work/index.ts";
import { decimalText, unitsOf } from "../../../platform/figures/decimal-text.ts";
import { absolute } from "../../../platform/figures/exact-rounding.ts";
import { type DocumentTotals, documentTotals, type TaxRounding } from "../document-totals/document-totals.ts";
import { lineAmounts } from "../document-totals/line-amounts.ts";
import type { LineTax } from "../document-totals/tax-groups.ts";
import { discountOf, pricedLine, type StoredLine, type StoredTerms } from "./priced-lines.ts";
import { summaryOf } from "./tax-summary.ts";

/** Documents with lines whose totals are stored, such as invoices. */
export interface PricedDocuments<Terms extends Values> {
  readonly documents: ResourceName;
  readonly lines: ResourceName;
  /** The field of a line that refers to its document. */
  readonly parent: string;
  /** Whether the document follows its tax rates, and its lines can be changed. */
  readonly isDraft: RowCondition;
  /** Whether the totals can still change; default: in a draft. */
  readonly isOpen?: RowCondition;
  /** Whether a line keeps the tax that is stored in it; otherwise it has the present tax of its rate. */
  readonly keepsTax: RowCondition;
  /**
   * Whether a line counts towards the totals; default: each does. The net amounts of the others are the `optional_total`
   * of the document.
   */
  readonly counts?: RowCondition;
  /** The billed minutes of a line; default: no line has minutes. */
  readonly minutes?: RowCondition;
  /** The amounts that are stored in each line. */
  readonly amounts: readonly (keyof typeof AMOUNTS)[];
  /** Further columns that `adjusted` needs of the document. */
  readonly terms?: readonly (keyof Terms & string)[];
  /** The totals of a document to which further rules apply; default: those of its lines. */
  readonly adjusted?: (work: Work, document: AdjustedDocument<Terms>) => Promise<DocumentTotals>;
}

/** A document whose totals were calculated from its lines. */
export interface AdjustedDocument<Terms extends Values> {
  readonly id: string;
  readonly terms: Terms & StoredTerms;
  /** The taxes of the lines, in their order. */
  readonly taxes: readonly LineTax[];
  readonly totals: DocumentTotals;
}

/** The stored totals of one kind of document, and how they are calculated again. */
export interface StoredTotals {
  readonly kind: Pick<PricedDocuments<Values>, "documents" | "lines" | "parent" | "isDraft">;
  /** Calculates the totals of a document and the amounts of its lines, and stores those that changed. */
  calculate(work: Work, id: string): Promise<void>;
}

/** The columns with the amounts of a line, and where the totals have them. */
const AMOUNTS = {
  gross_amount: "gross",
  discount_amount: "discount",
  net_amount: "net",
  discount_share: "discountShare",
} as const;

const MOST = 999_999_999_999n;
const amount = (cents: bigint): string => decimalText(cents, 2);

/** @throws 422 if an amount has more digits than the program stores */
function refuseHugeAmounts({ lines, subtotal, total }: DocumentTotals): void {
  const amounts = [subtotal, total, ...lines.map(({ gross }) => gross)];
  if (amounts.some((one) => absolute(one) > MOST))
    throw invalidField("total", "The total field must not be greater than 9999999999.99.");
}

/** The stored totals of one kind of document: they follow its lines in the same transaction. */
export function storedTotals<Terms extends Values = Values>(kind: PricedDocuments<Terms>) {
  const { documents, lines: lineResource, parent, amounts } = kind;
  const counts = kind.counts ?? (() => sql`true`);
  const minutes = kind.minutes ?? (() => sql`null::integer`);
  const isOpen = kind.isOpen ?? kind.isDraft;
  const held = new WeakMap<Work, Set<string>>();

  const termsOf = (work: Work, id: string): Promise<(Terms & StoredTerms) | null> => {
    const further = (kind.terms ?? []).map((name) => sql`, ${column("d", name)}`);
    return work.row<Terms & StoredTerms>(sql`select d.discount_type, d.discount_value::text, d.tax_rounding
        ${join(further, "")}
      from ${ident(work.resource(documents).table)} d
      where d.workspace_id = ${fromContext("workspace")} and d.id = ${id} and ${isOpen("d")}`);
  };

  const linesOf = (work: Work, id: string): Promise<StoredLine[]> => {
    const kept = (own: string, now: Sql): Sql =>
      sql`case when ${kind.keepsTax("l")} then ${column("l", own)} else ${now} end`;
    const stored = [...amounts, "tax_percent", "tax_category", "tax_name"].map((name) => column("l", name));
    return work.rows<StoredLine>(sql`select l.id, l.quantity::text, ${minutes("l")} as minutes, l.unit_price::text,
        l.discount_percent::text, l.tax_rate_id, ${counts("l")} as counts,
        ${kept("tax_name", sql`r.name`)} as tax_name,
        ${kept("tax_category", sql`coalesce(r.category, 'outside_scope')`)} as tax_category,
        (${kept("tax_percent", sql`coalesce(r.percent, 0)`)})::text as tax_percent, r.exemption_reason,
        concat_ws('|', ${join(stored, ", ")}) as stored
      from ${ident(work.resource(lineResource).table)} l
      left join tax_rates r on r.workspace_id = l.workspace_id and r.id = l.tax_rate_id
      where l.workspace_id = ${fromContext("workspace")} and ${column("l", parent)} = ${id}
      order by l.position, l.id`);
  };

  /** What changes in a stored line; null if nothing does. */
  function changesOf(line: StoredLine, calculated: DocumentTotals["lines"][number]): Values | null {
    const values = {
      ...Object.fromEntries(amounts.map((name) => [name, amount(calculated[AMOUNTS[name]])])),
      tax_percent: decimalText(unitsOf(line.tax_percent, 4), 4),
      tax_category: line.tax_category,
      tax_name: line.tax_name,
    };
    const present = Object.values(values).filter((value) => value !== null);
    return present.join("|") === line.stored ? null : values;
  }

  const areHeld = (work: Work, id: string): boolean => held.get(work)?.has(id) ?? false;

  /** Calculates the totals of a document and the amounts of its lines, and stores those that changed. */
  async function calculate(work: Work, id: string): Promise<void> {
    if (areHeld(work, id)) return;
    const terms = await termsOf(work, id);
    // A frozen document keeps its totals, and a deleted one has none.
    if (!terms) return;
    const lines = await linesOf(work, id);
    const counting = lines.filter((line) => line.counts);
    const priced = counting.map(pricedLine);
    const taxRounding: TaxRounding = terms.tax_rounding;
    const plain = documentTotals({ lines: priced, discount: discountOf(terms), taxRounding });
    const document = { id, terms, taxes: priced.map(({ tax }) => tax), totals: plain };
    const totals = (await kind.adjusted?.(work, document)) ?? plain;
    refuseHugeAmounts(totals);
    const calculated: [StoredLine, DocumentTotals["lines"][number]][] = counting.map((line, index) => [
      line,
      totals.lines[index]!,
    ]);
    let optional = 0n;
    for (const line of lines.filter((one) => !one.counts)) {
      const own = lineAmounts(pricedLine(line));
      optional += own.net;
      calculated.push([line, { ...own, discountShare: 0n }]);
    }
    const changed = calculated.flatMap(([line, amountsOfLine]): [string, Values][] => {
      const values = changesOf(line, amountsOfLine);
      return values === null ? [] : [[line.id, values]];
    });
    await work.updateEach(lineResource, new Map(changed) as never);
    await work.update(documents, id, {
      subtotal: amount(totals.subtotal),
      discount_total: amount(totals.discountTotal),
      net_total: amount(totals.netTotal),
      tax_total: amount(totals.taxTotal),
      total: amount(totals.total),
      tax_summary: summaryOf(totals, counting),
      ...(kind.counts && { optional_total: amount(optional) }),
    } as RecordChanges<typeof documents>);
  }

  /**
   * Runs writes of the lines of a document, and calculates its totals once after all of them instead of after each.
   * Calls can be nested.
   */
  async function withTotalsAtEnd(work: Work, id: string, write: () => Promise<void>): Promise<void> {
    const open = held.get(work) ?? new Set();
    if (open.has(id)) return write();
    held.set(work, open.add(id));
    try {
      await write();
    } finally {
      open.delete(id);
    }
    await calculate(work, id);
  }

  return { kind, calculate, areHeld, withTotalsAtEnd };
}
