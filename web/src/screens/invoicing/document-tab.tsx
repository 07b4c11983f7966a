import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { listQuery, MAX_OPTIONS } from "../../api/queries.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { Panel } from "../../components/panel.tsx";
import { BesidePdf } from "../../components/pdf-panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { fieldOf } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { FieldList } from "../../records/field-list.tsx";
import { useMay } from "../../session/session.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { LinesTable } from "./lines-table.tsx";
import { TotalsList } from "./totals-list.tsx";

const FACTS = ["client_id", "issue_date", "due_date", "reference", "period_start", "period_end"];

/** A document as it is printed: who owes it until when, its lines, its totals. */
export function DocumentTab({ ui, record }: RecordViewProps<"invoices">) {
  const may = useMay();
  const { attributes } = record;
  const query = listQuery("invoice-lines", { invoice_id: record.id, sort: "position", perPage: MAX_OPTIONS });
  const { data: page, error } = useQuery(query);
  const mayEdit = attributes.number === null && may("manage-invoices");
  const given = FACTS.filter(
    (name) => !name.startsWith("period_") || attributes[name as "period_start"] !== null,
  );
  return (
    <BesidePdf pdf={invoicePdf(record)}>
      <Stack gap="lg" miw={0}>
        <FieldList fields={given.map((name) => fieldOf(ui, name))} record={record as never} />
        <Panel
          title={t("Lines")}
          actions={
            mayEdit && (
              <Button
                component={Link}
                to={`/invoices/${record.id}/edit`}
                variant="default"
                size="xs"
                leftSection={<Icon name="pencil" size={14} />}
              >
                {t("Edit the draft")}
              </Button>
            )
          }
        >
          <Stack gap="lg">
            {error && <ReadProblem error={error} />}
            {!page && !error && <TableSkeleton />}
            {page?.data.length === 0 && (
              <EmptyState icon="file-text" title={t("No lines")} text={t("Nothing is charged yet.")} />
            )}
            {page && page.data.length > 0 && <LinesTable lines={page.data} currency={attributes.currency} />}
            <TotalsList invoice={attributes} />
          </Stack>
        </Panel>
      </Stack>
    </BesidePdf>
  );
}
