import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatNumber } from "../format/numbers.ts";
import { t } from "../messages/t.ts";
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
  /** The noun for the rows, singular and plural: `["project", "projects"]`. */
  readonly rows: readonly [one: string, several: string];
}

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
export function LeftOutNote({ totals, rows: [one, several] }: LeftOutNoteProps) {
  const { left_out = [], left_out_count: count = left_out.length } = totals;
  if (count === 0) return null;
  const unknown = left_out.flatMap((row) => row.unknown);
  const shown = left_out.slice(0, MAX_NAMED);
  const named = shown.map(nameOf);
  const more = count - named.length;
  return (
    <Text size="sm" c="dimmed" role="note">
      {t`The totals exclude unknown figures of ${formatNumber(count)} ${count === 1 ? one : several}: ${named.join(", ")}${
        more > 0 ? t` and ${formatNumber(more)} more` : ""
      }. ${reasonsByRow(shown).join(" ")} `}
      <AddRates unknown={unknown} />
    </Text>
  );
}

/** Says which figures of a row are unknown, and why; empty if all are known. */
export function UnknownNote({ unknown }: { readonly unknown: readonly Unknown[] | undefined }) {
  if (!unknown || unknown.length === 0) return null;
  const reasons = [...new Set(unknown.map(reasonInWords))];
  return (
    <Text size="sm" c="dimmed" role="note" mt="md">
      {t`Some figures are unknown. ${reasons.join(" ")} `}
      <AddRates unknown={unknown} />
    </Text>
  );
}
