import { Box, Button } from "@mantine/core";
import type { ReactNode } from "react";
import { messageOf } from "../api/failure.ts";
import type { RecordPage } from "../api/records.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { TableSkeleton } from "../components/skeletons.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";

interface ListBodyProps {
  readonly ui: ResourceUi;
  readonly page: RecordPage | undefined;
  readonly failure: unknown;
  /** Whether a filter is invalid: then nothing is listed until it is removed or changed. */
  readonly hasProblems: boolean;
  readonly isNarrowed: boolean;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly onClearProblems: () => void;
  /** Shows the records, if there are any. */
  readonly children: (page: RecordPage) => ReactNode;
}

/** A list, or the message that takes its place. */
export function ListBody(props: ListBodyProps) {
  const { ui, page, failure, hasProblems, isNarrowed, children } = props;
  if (hasProblems) {
    return (
      <EmptyState
        icon="filter"
        title={t("Invalid filter")}
        text={t(
          "A filter in the address has an invalid value. The message beside it above says what is wrong.",
        )}
        action={
          <Button variant="light" onClick={props.onClearProblems}>
            {t("Remove only this filter")}
          </Button>
        }
      />
    );
  }
  if (failure && !page) {
    return (
      <EmptyState
        icon="alert-triangle"
        title={t("The list could not be loaded")}
        text={messageOf(failure)}
        action={
          <Button variant="light" onClick={props.onRetry}>
            {t("Try again")}
          </Button>
        }
      />
    );
  }
  if (!page) {
    return (
      <Box p="md" role="status" aria-label={t("Loading")}>
        <TableSkeleton />
      </Box>
    );
  }
  if (page.data.length > 0) return children(page);
  if (!isNarrowed)
    return <EmptyState icon="list-details" title={t("Nothing here yet")} text={ui.list.emptyText} />;
  return (
    <EmptyState
      icon="search"
      title={t("Nothing matches")}
      text={t("No record matches both the search and the filters.")}
      action={
        <Button variant="light" onClick={props.onClear}>
          {t("Clear search and filters")}
        </Button>
      }
    />
  );
}
