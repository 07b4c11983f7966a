import { Button, Group, Text, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import type { ApiRecord } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import rows from "../../components/named-row.module.css";
import { moved } from "../../components/order.ts";
import { Panel } from "../../components/panel.tsx";
import { SortableList } from "../../components/sortable-list.tsx";
import { formatMoney } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { RecordDrawer } from "../../records/record-drawer.tsx";
import { useRecordOrder } from "../../records/use-record-order.ts";
import { lineUi } from "./line-ui.tsx";
import classes from "./lines-panel.module.css";
import { linesQuery } from "./lines-query.ts";

type Line = ApiRecord<"offer-lines">;

interface LinesPanelProps {
  readonly offer: ApiRecord<"offers">;
  /** In their order. */
  readonly lines: readonly Line[];
}

/** What is said of a line besides its description. */
const particulars = ({ attributes: { section, is_optional, is_selected } }: Line): string =>
  [section, is_optional ? (is_selected ? t("Option, chosen") : t("Option")) : null]
    .filter((text) => text !== null)
    .join(" · ");

/** The lines of a draft: a line opens beside them, and they are ordered by dragging or with the keyboard. */
export function LinesPanel({ offer, lines }: LinesPanelProps) {
  const { currency } = offer.attributes;
  const { queryKey } = linesQuery(offer.id);
  const reorder = useRecordOrder<Line>({ resource: "offer-lines", of: offer.id, queryKey });
  const [open, setOpen] = useState<{ readonly id: string; readonly copyOf?: string } | null>(null);
  return (
    <Panel
      title={lineUi.title}
      note={lines.length === 0 ? lineUi.list.emptyText : lineUi.note}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" size={14} />}
          onClick={() => setOpen({ id: "new" })}
        >
          {t("New line")}
        </Button>
      }
    >
      {lines.length > 0 && (
        <SortableList
          label={t("Lines")}
          items={lines}
          keyOf={({ id }) => id}
          nameOf={({ attributes }) => attributes.description}
          rowClassName={rows.row}
          onMove={lines.length < 2 ? undefined : (from, to) => reorder(moved(lines, from, to))}
        >
          {(line) => (
            <Group justify="space-between" wrap="nowrap" gap="sm">
              <div className={rows.what}>
                <UnstyledButton className={rows.name} onClick={() => setOpen({ id: line.id })}>
                  {line.attributes.description}
                </UnstyledButton>
                {particulars(line) !== "" && (
                  <Text size="xs" c="dimmed">
                    {particulars(line)}
                  </Text>
                )}
              </div>
              <Text size="sm" component="span" className={classes.amount}>
                {formatMoney(line.attributes.net_amount, currency)}
              </Text>
            </Group>
          )}
        </SortableList>
      )}
      {open && (
        <RecordDrawer
          ui={lineUi}
          open={open.id}
          copyOf={open.copyOf}
          onCopy={(copyOf) => setOpen({ id: "new", copyOf })}
          fixed={{ offer_id: offer.id }}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}
