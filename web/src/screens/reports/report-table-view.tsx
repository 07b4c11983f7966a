import { Anchor, Button, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { download } from "../../components/download.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { Panel } from "../../components/panel.tsx";
import { ChartTable } from "../../figures/chart-table.tsx";
import { RowsBehind } from "../../figures/rows-behind.tsx";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { inCell } from "./cell-words.ts";
import { recordBehind } from "./record-behind.ts";
import {
  type AskedReport,
  exportReport,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
} from "./report-query.ts";
import { TableChart } from "./table-chart.tsx";

interface ReportTableViewProps {
  readonly asked: AskedReport;
  readonly table: ReportTable;
  readonly isStale: boolean;
}

/** A table of a report with a chart of one of its figures; both open the records behind the figures. */
export function ReportTableView({ asked, table, isStale }: ReportTableViewProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportReport(asked, "csv", table.title),
    onSuccess: download,
    onError: notifyFailure,
  });
  return (
    <Panel
      title={table.title}
      actions={
        <Button
          variant="subtle"
          size="compact-xs"
          loading={isPending}
          leftSection={<Icon name="download" size={14} />}
          onClick={() => mutate()}
          aria-label={t`Download “${table.title}” as CSV`}
        >
          CSV
        </Button>
      }
    >
      <Stack gap="md">
        <TableChart table={table} />
        <ChartTable
          label={table.title}
          isStale={isStale}
          rows={table.rows.map((row, place) => ({ ...row, key: String(place) }))}
          keyOf={({ key }) => key}
          columns={table.columns.map((column, place) => ({
            name: column.key,
            label: column.title,
            isFigure: isNumber(column),
            show: (row: ReportRow) => <Cell row={row} column={column} isName={place === 0} />,
          }))}
        />
      </Stack>
    </Panel>
  );
}

const isNumber = ({ type }: ReportColumn): boolean => type === "integer" || type === "decimal";

/** The name of a row leads to what it is about, a figure to the records that it counts. */
function Cell({ row, column, isName }: { row: ReportRow; column: ReportColumn; isName: boolean }) {
  const session = useSession();
  const words = inCell(row, column);
  const record = isName && row.cells[column.key] !== null ? recordBehind(session, row.opens) : null;
  if (record)
    return (
      <Anchor component={Link} to={record} inherit>
        {words}
      </Anchor>
    );
  return <RowsBehind link={row.links[column.key]}>{words}</RowsBehind>;
}
