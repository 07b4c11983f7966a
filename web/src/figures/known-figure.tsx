import type { ReactNode } from "react";
import { NotKnown, WithReasons } from "../components/with-reasons.tsx";
import { t } from "../messages/t.ts";
import { leftOutOf, reasonInWords, reasonsOf, type Totalled, type Unknown } from "./unknown.ts";

interface KnownFigureProps<Value> {
  /** Null if the figure is unknown, or if there is none. */
  readonly value: Value | null | undefined;
  /** The causes in the row of the figure. */
  readonly unknown: readonly Unknown[] | undefined;
  /** The figure's path in the row: `revenue.total`. */
  readonly path: string;
  readonly show: (value: Value) => ReactNode;
}

/** A figure of a row; one that could not be computed shows the reason. */
export function KnownFigure<Value>({ value, unknown, path, show }: KnownFigureProps<Value>) {
  const reasons = reasonsOf(unknown, path);
  if (value !== null && value !== undefined) return show(value);
  if (reasons.length === 0) return "–";
  return <NotKnown reasons={reasons} />;
}

interface TotalFigureProps<Value> {
  readonly value: Value | null | undefined;
  readonly totals: Totalled;
  /** The figure's name in the totals. */
  readonly name: string;
  readonly show: (value: Value) => ReactNode;
}

const MAX_SHOWN = 3;

/** A total of the known figures, with a text that says how many rows it excludes. */
export function TotalFigure<Value>({ value, totals, name, show }: TotalFigureProps<Value>) {
  const left = leftOutOf(totals, name);
  const isKnown = value !== null && value !== undefined;
  if (left.length === 0) return isKnown ? show(value) : "–";
  const said = left
    .slice(0, MAX_SHOWN)
    .map(
      ({ name: row, unknown }) =>
        `${row ?? t("None")}: ${[...new Set(unknown.map(reasonInWords))].join(" ")}`,
    );
  const more = left.length > MAX_SHOWN ? [t`And ${left.length - MAX_SHOWN} more.`] : [];
  if (!isKnown) return <NotKnown reasons={[...said, ...more]} />;
  return (
    <>
      {show(value)}
      <WithReasons reasons={[...said, ...more]} isBelow>
        {t`${left.length} not included`}
      </WithReasons>
    </>
  );
}
