import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery, MAX_OPTIONS } from "../api/queries.ts";
import type { ApiRecord } from "../api/records.ts";
import { Icon } from "../components/icon.tsx";
import { Panel } from "../components/panel.tsx";
import { ReadProblem } from "../components/read-problem.tsx";
import { TableSkeleton } from "../components/skeletons.tsx";
import { useNarrow } from "../components/use-narrow.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { mayByPermission } from "../declare/rights.ts";
import { withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { mayEditSome } from "./bulk-operations.ts";
import { mayCopy } from "./copied-values.ts";
import { includeOf } from "./list-query.ts";
import { RecordCards, type RecordCardsProps } from "./record-cards.tsx";
import { RecordDrawer } from "./record-drawer.tsx";
import { RecordTable } from "./record-table.tsx";
import { readableColumns } from "./use-columns.ts";
import type { RowTarget } from "./use-row-opening.ts";

interface RelatedRecordsProps {
  readonly ui: ResourceUi;
  /** The filters that select the records of the page's record; new records get the same values. */
  readonly of: Readonly<Record<string, string>>;
  /** Whether the person may add a record here; by default, if their permissions allow it. */
  readonly mayCreate?: boolean;
  /** What a row opens, if it is neither the record's page nor the drawer beside the list. */
  readonly target?: RowTarget;
  /** Puts the records into an order that the API does not offer. */
  readonly arrange?: (records: readonly ApiRecord[]) => readonly ApiRecord[];
}

const AT_FIRST = 100;

/** The records that belong to another one, on its page; a row opens its own page, or the drawer beside the list. */
export function RelatedRecords({
  ui,
  of,
  mayCreate,
  target,
  arrange = (records) => records,
}: RelatedRecordsProps) {
  const session = useSession();
  const isNarrow = useNarrow();
  const [open, setOpen] = useState<{ readonly id: string; readonly copyOf?: string } | null>(null);
  const [perPage, setPerPage] = useState(AT_FIRST);
  // The page says itself to what they belong.
  const columns = readableColumns(ui, session).filter(
    ({ name }) => ui.list.chosenAtFirst.includes(name) && !(name in of),
  );
  const isCreatedHere = mayCreate ?? mayByPermission(session, ui.metadata, "create");
  const query = { ...of, sort: ui.list.sort, perPage, include: includeOf(ui, columns) };
  const { data: page, error } = useQuery(listQuery(ui.resource, query));
  const shown: RecordCardsProps = {
    ui,
    columns,
    records: arrange(page?.data ?? []),
    target: target ?? (({ id }) => (ui.page ? { to: ui.page(id) } : { onOpen: () => setOpen({ id }) })),
    actions: {
      edit: (id) => {
        const record = page?.data.find((one) => one.id === id);
        if (!record?.meta.authorizedToUpdate || ui.form.length === 0) return false;
        setOpen({ id: record.id });
        return true;
      },
      copy: (id) => {
        if (id === null || !isCreatedHere || !mayCopy(ui, session)) return false;
        setOpen({ id: "new", copyOf: id });
        return true;
      },
      editOne: (id) => setOpen({ id }),
    },
  };
  return (
    <Panel
      title={ui.title}
      note={page?.data.length === 0 ? ui.list.emptyText : ui.note}
      actions={
        isCreatedHere && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => setOpen({ id: "new" })}
          >
            {t`New ${withinSentence(ui.singular)}`}
          </Button>
        )
      }
    >
      {error && <ReadProblem error={error} />}
      {!page && !error && <TableSkeleton />}
      {page &&
        page.data.length > 0 &&
        (isNarrow ? (
          <RecordCards {...shown} />
        ) : (
          <RecordTable
            {...shown}
            sortable={new Set()}
            sort=""
            onSort={() => undefined}
            hasEditableCells={mayEditSome(ui, session)}
          />
        ))}
      {page && page.meta.total > page.data.length && (
        <Group justify="space-between" mt="md">
          <Text size="sm" c="dimmed" role="status">
            {t`${page.data.length} of ${page.meta.total}`}
          </Text>
          {perPage < MAX_OPTIONS && (
            <Button variant="default" size="xs" onClick={() => setPerPage(MAX_OPTIONS)}>
              {t("Show more")}
            </Button>
          )}
        </Group>
      )}
      {open && (
        <RecordDrawer
          ui={ui}
          open={open.id}
          copyOf={open.copyOf}
          onCopy={isCreatedHere ? (id) => setOpen({ id: "new", copyOf: id }) : undefined}
          fixed={of}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}
