import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ApiRecord } from "../../api/records.ts";
import type { FigureColumn } from "../../figures/figure-column.ts";
import { FigureTable } from "../../figures/figure-table.tsx";
import { dayOf } from "../../format/calendar.ts";
import { formatPeriod } from "../../format/dates.ts";
import { formatMoney, formatPercent } from "../../format/numbers.ts";
import { quantityInWords } from "../../format/quantities.ts";
import { plural, t } from "../../messages/t.ts";
import { LINE_KINDS } from "./line-ui.tsx";

type Line = ApiRecord<"invoice-lines">;

/** The lists of what lines bill, by the kinds of the lines. */
const SOURCES: Readonly<
  Record<string, { readonly to: string; readonly counted: (count: number) => string }>
> = {
  time: { to: "/time/entries", counted: (count) => plural(count, "# entry", "# entries") },
  expense: { to: "/expenses", counted: (count) => plural(count, "# expense", "# expenses") },
};

/** The link to the time entries or expenses that the line bills. */
function Sources({ line: { id, attributes } }: { readonly line: Line }) {
  const list = SOURCES[attributes.kind];
  const count = attributes.source_count;
  // A credit note copies the kind of the line, but not what it billed.
  if (!list || count === 0 || attributes.released_at !== null) return null;
  return (
    <Anchor component={Link} to={list.to} search={{ view: "all", invoice_line_id: id } as never} size="xs">
      {list.counted(count)}
    </Anchor>
  );
}

function WhatIsCharged({ line }: { readonly line: Line }) {
  const { description, kind, period_start, period_end } = line.attributes;
  const period = period_start && period_end ? formatPeriod(dayOf(period_start), dayOf(period_end)) : null;
  const facts = [...(kind === "manual" ? [] : [LINE_KINDS[kind]]), ...(period === null ? [] : [period])];
  return (
    <Stack gap={0}>
      <Text size="sm" component="span" style={{ whiteSpace: "pre-wrap" }}>
        {description}
      </Text>
      {facts.length > 0 && (
        <Text size="xs" c="dimmed" component="span">
          {facts.join(" · ")}
        </Text>
      )}
      <Sources line={line} />
    </Stack>
  );
}

const figure = (
  name: string,
  label: string,
  show: (line: Line["attributes"]) => string,
): FigureColumn<Line> => ({
  ...{ name, label, isFigure: true, isUnsorted: true },
  show: ({ attributes }) => show(attributes),
});

const columnsIn = (currency: string, hasDiscounts: boolean): readonly FigureColumn<Line>[] => [
  {
    name: "description",
    label: t("Description"),
    isUnsorted: true,
    show: (line) => <WhatIsCharged line={line} />,
  },
  figure("quantity", t("Quantity"), ({ quantity, unit }) => quantityInWords(quantity, unit)),
  figure("unit_price", t("Price"), ({ unit_price }) => formatMoney(unit_price, currency)),
  ...(hasDiscounts
    ? [figure("discount_percent", t("Discount"), ({ discount_percent }) => formatPercent(discount_percent))]
    : []),
  figure("tax_percent", t("Tax"), ({ tax_name, tax_percent }) =>
    tax_name === null ? "–" : formatPercent(tax_percent),
  ),
  figure("net_amount", t("Net"), ({ net_amount }) => formatMoney(net_amount, currency)),
];

interface LinesTableProps {
  readonly lines: readonly Line[];
  readonly currency: string;
  /** The table's name for screen readers. */
  readonly label?: string;
  readonly isStale?: boolean;
}

/** The lines of a document as they are printed, with links to what they bill. */
export function LinesTable({ lines, currency, label = t("Lines"), isStale = false }: LinesTableProps) {
  const hasDiscounts = lines.some(({ attributes }) => attributes.discount_percent !== 0);
  return (
    <FigureTable
      label={label}
      columns={columnsIn(currency, hasDiscounts)}
      rows={lines}
      keyOf={({ id }) => id}
      sort=""
      onSort={() => undefined}
      isStale={isStale}
    />
  );
}
