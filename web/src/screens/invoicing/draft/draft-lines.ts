import type { ApiRecord } from "../../../api/records.ts";

/** The fields of a line that a person edits. Undefined: left to the API; null: empty. */
export interface LineValues {
  readonly kind: string;
  readonly description: string | null;
  readonly quantity?: unknown;
  readonly unit?: string | null;
  readonly unit_price?: unknown;
  readonly discount_percent?: unknown;
  readonly tax_rate_id?: string | null;
  readonly project_id?: string | null;
  readonly period_start?: string | null;
  readonly period_end?: string | null;
  readonly revenue_base?: unknown;
}

/** A line while it is being edited: a new one has no id yet, and is known by its key. */
export interface DraftLine extends LineValues {
  readonly key: string;
  readonly id: string | null;
}

type Body = Record<string, unknown>;

const NAMES = [
  "kind",
  "description",
  "quantity",
  "unit",
  "unit_price",
  "discount_percent",
  "tax_rate_id",
  "project_id",
  "period_start",
  "period_end",
  "revenue_base",
] as const satisfies readonly (keyof LineValues)[];

let made = 0;

/** A new line, which charges one item. */
export const newLine = (): DraftLine => {
  made += 1;
  return { key: `new ${made}`, id: null, kind: "manual", description: null, quantity: 1, unit: "item" };
};

/** A new line with what a person enters of another one: a copy bills no time and no expenses of its own. */
export function copyOfLine({ id: _id, key: _key, ...line }: DraftLine): DraftLine {
  const kind = line.kind === "fixed_fee" || line.kind === "revenue_share" ? line.kind : "manual";
  return { ...newLine(), ...line, kind };
}

/** The lines of a draft, to be edited. */
export const linesOf = (records: readonly ApiRecord<"invoice-lines">[]): readonly DraftLine[] =>
  records.map(({ id, attributes }) => ({
    ...(Object.fromEntries(NAMES.map((name) => [name, attributes[name]])) as unknown as LineValues),
    key: id,
    id,
  }));

/** Whether nothing was entered in a new line. */
export const isUntouched = ({ id, description, unit_price, revenue_base }: DraftLine): boolean =>
  id === null && !description && (unit_price ?? null) === null && (revenue_base ?? null) === null;

/** Whether the API can calculate the line: a new one needs a price, or the revenue that it shares. */
export const isPriced = ({ id, kind, unit_price, revenue_base }: DraftLine): boolean =>
  id !== null || ((kind === "revenue_share" ? revenue_base : unit_price) ?? null) !== null;

/** The line as the API accepts it: a new one with what was entered, another with what was changed. */
export function lineBody(line: DraftLine, before: DraftLine | undefined): Body {
  const given = NAMES.filter((name) =>
    before === undefined
      ? (line[name] ?? null) !== null || name === "tax_rate_id"
      : line[name] !== before[name],
  );
  const values = Object.fromEntries(given.map((name) => [name, line[name]]));
  return line.id === null ? values : { id: line.id, ...values };
}

/** The lines as the API accepts them, in their order. */
export const linesBody = (lines: readonly DraftLine[], before: readonly DraftLine[]): Body[] =>
  lines.map((line) =>
    lineBody(
      line,
      before.find(({ key }) => key === line.key),
    ),
  );
