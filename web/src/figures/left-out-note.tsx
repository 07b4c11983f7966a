import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatNumber } from "../format/numbers.ts";
import { useMay } from "../session/session.ts";
import { lacksRate, reasonInWords, type Totalled, type Unknown } from "./unknown.ts";

/** Leads to where exchange rates are added, for those who may. */
function AddRates({ unknown }: { readonly unknown: readonly Unknown[] }) {
  const may = useMay();
  if (!lacksRate(unknown) || !may("manage-invoices")) return null;
  return (
    <Anchor component={Link} to="/settings/exchange-rates" inherit>
      Add exchange rates
    </Anchor>
  );
}

interface LeftOutNoteProps {
  readonly totals: Totalled;
  /** What the rows are: `["project", "projects"]`. */
  readonly rows: readonly [one: string, several: string];
}

const MOST_NAMED = 5;

/** Says below totals which rows they do without, and why; nothing where that is none. */
export function LeftOutNote({ totals, rows: [one, several] }: LeftOutNoteProps) {
  const { left_out = [], left_out_count: count = left_out.length } = totals;
  if (count === 0) return null;
  const unknown = left_out.flatMap((row) => row.unknown);
  const named = left_out.slice(0, MOST_NAMED).map(({ name }) => name ?? "None");
  const more = count - named.length;
  const reasons = [...new Set(unknown.map(reasonInWords))].slice(0, MOST_NAMED);
  return (
    <Text size="sm" c="dimmed" role="note">
      {`The totals exclude unknown figures of ${formatNumber(count)} ${count === 1 ? one : several}: ${named.join(", ")}${
        more > 0 ? ` and ${formatNumber(more)} more` : ""
      }. ${reasons.join(" ")} `}
      <AddRates unknown={unknown} />
    </Text>
  );
}

/** Says which figures of one row are not known, and why; nothing where all are. */
export function UnknownNote({ unknown }: { readonly unknown: readonly Unknown[] | undefined }) {
  if (!unknown || unknown.length === 0) return null;
  const reasons = [...new Set(unknown.map(reasonInWords))];
  return (
    <Text size="sm" c="dimmed" role="note" mt="md">
      {`Some figures are not known. ${reasons.join(" ")} `}
      <AddRates unknown={unknown} />
    </Text>
  );
}
