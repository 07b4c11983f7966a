import { Panel } from "../components/panel.tsx";
import { formatMoney } from "../format/numbers.ts";
import classes from "./amount-list.module.css";

interface AmountListProps {
  readonly title: string;
  readonly currency: string;
  readonly parts: readonly (readonly [label: string, amount: number])[];
  /** What the parts come to, as the API says. */
  readonly total?: number;
}

/** Amounts below each other, with what they come to. */
export function AmountList({ title, currency, parts, total }: AmountListProps) {
  return (
    <Panel title={title}>
      <dl className={classes.amounts}>
        {parts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        {total !== undefined && (
          <div data-total>
            <dt>Together</dt>
            <dd>{formatMoney(total, currency)}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
