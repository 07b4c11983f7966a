import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../components/empty-state.tsx";
import { Panel } from "../../components/panel.tsx";
import { BesidePdf } from "../../components/pdf-panel.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import { useMay } from "../../session/session.ts";
import { LinesPanel } from "./lines-panel.tsx";
import { linesQuery } from "./lines-query.ts";
import { OfferLinesList } from "./offer-lines-list.tsx";
import { offerPdf } from "./offer-pdf.ts";
import { OfferTotals } from "./offer-totals.tsx";

/** An offer as it is printed: its introduction, lines by section, totals and terms; a draft with its lines to edit. */
export function DocumentTab({ record }: RecordViewProps<"offers">) {
  const may = useMay();
  const { attributes } = record;
  const { data: page, error } = useQuery(linesQuery(record.id));
  const isEdited = attributes.sent_at === null && may("manage-offers");
  return (
    <BesidePdf pdf={offerPdf(record, page?.data)}>
      <Stack gap="lg" miw={0}>
        <Panel title={t("What is offered")}>
          <Stack gap="lg">
            {attributes.intro !== null && <Text style={{ whiteSpace: "pre-wrap" }}>{attributes.intro}</Text>}
            {error && <ReadProblem error={error} />}
            {!page && !error && <TableSkeleton />}
            {page?.data.length === 0 && (
              <EmptyState icon="clipboard-list" title={t("No lines")} text={t("Nothing is offered yet.")} />
            )}
            {page && page.data.length > 0 && (
              <>
                <OfferLinesList lines={page.data} currency={attributes.currency} />
                <OfferTotals offer={attributes} />
              </>
            )}
            {attributes.terms !== null && (
              <Text size="sm" c="dimmed" style={{ whiteSpace: "pre-wrap" }}>
                {attributes.terms}
              </Text>
            )}
          </Stack>
        </Panel>
        {isEdited && page && <LinesPanel offer={record} lines={page.data} />}
      </Stack>
    </BesidePdf>
  );
}
