import { Panel } from "../components/panel.tsx";
import { formatMoney } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
import classes from "./amount-list.module.css";
import { KnownFigure } from "./known-figure.tsx";
import type { Unknown } from "./unknown.ts";

/** A named amount, with its path in the row, which leads to the reason if it is unknown. */
export type AmountPart = readonly [label: string, path: string, amount: number | null];

interface AmountListProps {
  readonly title: string;
  readonly currency: string;
  readonly parts: readonly AmountPart[];
  /** The total of the amounts as the API reports it, with its path. */
  readonly total?: readonly [path: string, amount: number | null];
  readonly unknown: readonly Unknown[] | undefined;
}

/** A column of amounts with their total. */
export function AmountList({ title, currency, parts, total, unknown }: AmountListProps) {
  const show = (amount: number) => formatMoney(amount, currency);
  return (
    <Panel title={title}>
      <dl className={classes.amounts}>
        {parts.map(([label, path, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <KnownFigure value={amount} unknown={unknown} path={path} show={show} />
            </dd>
          </div>
        ))}
        {total !== undefined && (
          <div data-total>
            <dt>{t("Total")}</dt>
            <dd>
              <KnownFigure value={total[1]} unknown={unknown} path={total[0]} show={show} />
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
