import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatNumber } from "../format/numbers.ts";
import { plural, t } from "../messages/t.ts";
import { useMay } from "../session/session.ts";
import { type LeftOut, lacksRate, reasonInWords, type Totalled, type Unknown } from "./unknown.ts";

/** The link to the exchange rates, for people who may add them. */
function AddRates({ unknown }: { readonly unknown: readonly Unknown[] }) {
  const may = useMay();
  if (!lacksRate(unknown) || !may("manage-invoices")) return null;
  return (
    <Anchor component={Link} to="/settings/exchange-rates" inherit>
      {t("Add exchange rates")}
    </Anchor>
  );
}

interface LeftOutNoteProps {
  readonly totals: Totalled;
  /** What the rows are. */
  readonly rows: keyof typeof EXCLUDED;
}

/** How many rows the totals exclude, with their names. */
const EXCLUDED = {
  projects: (count: number, names: string) =>
    plural(
      count,
      "The totals exclude unknown figures of # project: {0}.",
      "The totals exclude unknown figures of # projects: {0}.",
      names,
    ),
  clients: (count: number, names: string) =>
    plural(
      count,
      "The totals exclude unknown figures of # client: {0}.",
      "The totals exclude unknown figures of # clients: {0}.",
      names,
    ),
  rows: (count: number, names: string) =>
    plural(
      count,
      "The totals exclude unknown figures of # row: {0}.",
      "The totals exclude unknown figures of # rows: {0}.",
      names,
    ),
};

const MAX_NAMED = 5;

const nameOf = ({ name }: LeftOut): string => name ?? t("None");

/** The reasons as sentences; a reason that does not apply to all rows begins with their names. */
function reasonsByRow(rows: readonly LeftOut[]): string[] {
  const rowsOf = new Map<string, string[]>();
  for (const row of rows) {
    for (const reason of new Set(row.unknown.map(reasonInWords))) {
      rowsOf.set(reason, [...(rowsOf.get(reason) ?? []), nameOf(row)]);
    }
  }
  return [...rowsOf].map(([reason, names]) =>
    names.length === rows.length ? reason : `${names.join(", ")}: ${reason}`,
  );
}

/** Names the rows that the totals exclude, and why; empty if there are none. */
export function LeftOutNote({ totals, rows }: LeftOutNoteProps) {
  const { left_out = [], left_out_count: count = left_out.length } = totals;
  if (count === 0) return null;
  const unknown = left_out.flatMap((row) => row.unknown);
  const shown = left_out.slice(0, MAX_NAMED);
  const named = shown.map(nameOf).join(", ");
  const more = count - shown.length;
  const names = more > 0 ? t`${named} and ${formatNumber(more)} more` : named;
  return (
    <Text size="sm" c="dimmed" role="note">
      {EXCLUDED[rows](count, names)} {reasonsByRow(shown).join(" ")} <AddRates unknown={unknown} />
    </Text>
  );
}

/** Says which figures of a row are unknown, and why; empty if all are known. */
export function UnknownNote({ unknown }: { readonly unknown: readonly Unknown[] | undefined }) {
  if (!unknown || unknown.length === 0) return null;
  const reasons = [...new Set(unknown.map(reasonInWords))];
  return (
    <Text size="sm" c="dimmed" role="note" mt="md">
      {t("Some figures are unknown.")} {reasons.join(" ")} <AddRates unknown={unknown} />
    </Text>
  );
}
