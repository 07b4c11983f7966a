import type { GetterContext } from "../../../engine/work/index.ts";
import { difference, type Figure, sumOfFigures } from "../../../platform/figures/figure.ts";
import { grouped } from "../../../platform/figures/grouped.ts";
import { centsOf, missingRateOf, Unconverted as UnconvertedAmounts } from "../../projects/index.ts";
import type { Unconverted } from "../../rates/index.ts";
import { type AMOUNTS, loadParts, type Part, type SummaryQuery, type SummedFigure } from "./summary-parts.ts";

/** A row of the summary. The row without an id has the expenses without a project or client. */
export interface SummaryRow {
  readonly id: string | null;
  readonly name: string | null;
  readonly count: number;
  readonly figures: Readonly<Record<(typeof AMOUNTS)[number], Figure>>;
}

/** A figure of a row, summed over its parts; unknown if it includes expenses without a rate. */
function figureOf(parts: readonly Part[], name: SummedFigure, baseCurrency: string): Figure {
  return sumOfFigures(
    parts.map((part) => {
      const [count, amount] = part.sums[name];
      const isKnown = part.is_known || count === 0;
      const lacking = { ...part, entries: count };
      return {
        known: centsOf(amount),
        causes: isKnown ? [] : [missingRateOf(lacking, part.currency, baseCurrency)],
      };
    }),
  );
}

function rowOf(parts: readonly Part[], baseCurrency: string): SummaryRow {
  const { id, name } = parts[0]!;
  const figure = (of: SummedFigure) => figureOf(parts, of, baseCurrency);
  const [reimbursable, reimbursed] = [figure("reimbursable"), figure("reimbursed")];
  const [billable, billed] = [figure("billable"), figure("billed")];
  return {
    id,
    name,
    count: parts.reduce((sum, part) => sum + part.count, 0),
    figures: {
      ...{ base_amount: figure("base_amount"), net_base_amount: figure("net_base_amount") },
      ...{ reimbursable, reimbursed, outstanding: difference(reimbursable, reimbursed) },
      ...{ billable, billed, unbilled: difference(billable, billed) },
    },
  };
}

/** The rows (months in chronological order, others largest first), and the amounts without a rate, which totals leave out. */
export async function summaryRows(
  context: GetterContext,
  requested: SummaryQuery,
): Promise<{ readonly rows: readonly SummaryRow[]; readonly unconverted: readonly Unconverted[] }> {
  const parts = await loadParts(context, requested);
  const left = new UnconvertedAmounts();
  for (const { currency, is_known, count, amount } of parts)
    if (!is_known) left.note(currency, count, centsOf(amount));
  const rows = [...grouped(parts, ({ id }) => id).values()].map((own) =>
    rowOf(own, context.work.workspace.baseCurrency),
  );
  const spent = ({ figures }: SummaryRow): bigint => figures.base_amount.known;
  const isByMonth = requested.group === "month";
  return {
    rows: isByMonth ? rows : rows.toSorted((a, b) => Number(spent(b) - spent(a))),
    unconverted: left.shown(),
  };
}
