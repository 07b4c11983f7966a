import { Stack } from "@mantine/core";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { LeftOutNote } from "../../../figures/left-out-note.tsx";
import { t } from "../../../messages/t.ts";
import { useMay } from "../../../session/session.ts";
import type { Unbilled } from "../figures/invoice-reports.ts";
import { unbilledColumns } from "./unbilled-columns.tsx";

interface UnbilledTablesProps {
  readonly unbilled: Unbilled;
  readonly isStale?: boolean;
}

/** What could be billed by project, a table for each currency. */
export function UnbilledTables({ unbilled: { totals, rows }, isStale }: UnbilledTablesProps) {
  const may = useMay();
  return (
    <Stack gap="lg">
      {totals.map((total) => (
        <Stack key={total.currency} gap="xs">
          <FigureTable
            label={t`Unbilled work in ${total.currency}`}
            columns={unbilledColumns(total, may("manage-invoices"))}
            rows={rows.filter(({ currency }) => currency === total.currency)}
            keyOf={({ project_id }) => project_id}
            sort=""
            onSort={() => undefined}
            isStale={isStale}
          />
          <LeftOutNote totals={total} rows="projects" />
        </Stack>
      ))}
    </Stack>
  );
}
