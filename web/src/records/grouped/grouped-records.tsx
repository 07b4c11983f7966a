import { Box, Text } from "@mantine/core";
import { filterOfColumn } from "../../board/grouped-board.ts";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { formatNumber } from "../../format/numbers.ts";
import { plural } from "../../messages/t.ts";
import { includeOf } from "../list-query.ts";
import type { ChangeList } from "../list-state.ts";
import { type GroupTable, RecordGroup } from "./record-group.tsx";
import { useGroups } from "./use-groups.ts";

/** So many groups are open at first; each that is open reads its records. */
const OPEN_AT_FIRST = 10;

interface GroupedRecordsProps extends GroupTable {
  readonly groupBy: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly isNarrow: boolean;
  /** The groups that the person opened or closed. */
  readonly toggled: readonly string[];
  readonly change: ChangeList;
}

/** The records of a list in groups, which can be closed; the API counts them and each group reads its own pages. */
export default function GroupedRecords(props: GroupedRecordsProps) {
  const { groupBy, filters, isNarrow, toggled, change, ...table } = props;
  const { ui, columns, sort } = table;
  const { groups, total, isStale, failure } = useGroups(ui, groupBy, filters);
  if (failure && !groups) return <ReadProblem error={failure} />;
  if (!groups) return <TableSkeleton />;
  const toggle = (id: string): void =>
    change(
      { toggled: toggled.includes(id) ? toggled.filter((other) => other !== id) : [...toggled, id] },
      { replace: true },
    );
  const query = { ...filters, sort: sort || undefined, include: includeOf(ui, columns) };
  return (
    <Box style={{ opacity: isStale ? 0.55 : 1 }} aria-busy={isStale}>
      {groups.map((group, at) => (
        <RecordGroup
          key={group.id}
          {...{ group, table, isNarrow }}
          query={{ ...query, [groupBy]: filterOfColumn(group.id) }}
          isOpen={at < OPEN_AT_FIRST !== toggled.includes(group.id)}
          onToggle={() => toggle(group.id)}
        />
      ))}
      <Text size="sm" c="dimmed" role="status" p="md">
        {plural(groups.length, "{0} in # group", "{0} in # groups", formatNumber(total))}
      </Text>
    </Box>
  );
}
