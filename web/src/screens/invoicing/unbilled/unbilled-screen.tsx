import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { t } from "../../../messages/t.ts";
import { useMay } from "../../../session/session.ts";
import { unbilledQuery } from "../figures/invoice-reports.ts";
import { UnbilledTables } from "./unbilled-tables.tsx";

/** Time, expenses and fees that could be billed now, by client and project. */
export default function UnbilledScreen() {
  const may = useMay();
  const { data, error, isPlaceholderData } = useQuery(unbilledQuery({}));
  return (
    <Page
      title={t("Unbilled work")}
      note={t("What is approved until today and on no invoice, in the currencies of the projects.")}
      actions={
        may("manage-invoices") && (
          <Button component={Link} to="/invoices/bill-unbilled">
            {t("Bill unbilled work")}
          </Button>
        )
      }
    >
      {error && <ReadProblem error={error} />}
      {!data && !error && <TableSkeleton />}
      {data?.rows.length === 0 && (
        <EmptyState
          icon="circle-check"
          title={t("Everything is billed")}
          text={t("Nothing is approved and unbilled.")}
        />
      )}
      {data && <UnbilledTables unbilled={data} isStale={isPlaceholderData} />}
    </Page>
  );
}
