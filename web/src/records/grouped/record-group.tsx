import { Button, ColorSwatch, Group, Text, UnstyledButton } from "@mantine/core";
import { usePagedRecords } from "../../api/paged-records.ts";
import type { Query } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { formatNumber } from "../../format/numbers.ts";
import { t } from "../../messages/t.ts";
import { RecordCards } from "../record-cards.tsx";
import { RecordTable, type RecordTableProps } from "../record-table.tsx";
import classes from "./grouped.module.css";
import type { RecordGroup as Shown } from "./use-groups.ts";

export type GroupTable = Omit<RecordTableProps, "records">;

interface RecordGroupProps {
  readonly group: Shown;
  readonly table: GroupTable;
  /** What selects and orders the records of the group. */
  readonly query: Query;
  readonly isOpen: boolean;
  readonly isNarrow: boolean;
  readonly onToggle: () => void;
}

/** A group of a list: its row with the number of records, and the records below it while it is open. */
export function RecordGroup({ group, isOpen, onToggle, ...shown }: RecordGroupProps) {
  const { name, color, count } = group;
  return (
    <section aria-label={name} className={classes.group}>
      <h2 className={classes.head}>
        <UnstyledButton className={classes.toggle} aria-expanded={isOpen} onClick={onToggle} data-group>
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} />
          {color !== null && <ColorSwatch component="span" color={color} size={10} withShadow={false} />}
          <span className={classes.name}>{name}</span>
          <Text component="span" size="sm" c="dimmed">
            {formatNumber(count)}
          </Text>
        </UnstyledButton>
      </h2>
      {isOpen && <OpenGroup {...shown} count={count} name={name} />}
    </section>
  );
}

interface OpenGroupProps extends Pick<RecordGroupProps, "table" | "query" | "isNarrow"> {
  readonly name: string;
  readonly count: number;
}

function OpenGroup({ table, query, isNarrow, name, count }: OpenGroupProps) {
  const { records, error, hasMore, isReadingMore, readMore } = usePagedRecords(table.ui.resource, query);
  if (error && !records) return <ReadProblem error={error} />;
  if (!records) return <TableSkeleton />;
  return (
    <div className={classes.records}>
      {isNarrow ? <RecordCards {...table} records={records} /> : <RecordTable {...table} records={records} />}
      {hasMore && (
        <Group p="sm" gap="sm">
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isReadingMore}
            onClick={readMore}
            aria-label={t`Show more of ${name}`}
          >
            {t("Show more")}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {t`${formatNumber(records.length)} of ${formatNumber(count)}`}
          </Text>
        </Group>
      )}
    </div>
  );
}
