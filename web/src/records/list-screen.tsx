import { Box, Button, Paper } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { messageOf } from "../api/failure.ts";
import { filtersQuery, listQuery } from "../api/queries.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { Page } from "../components/page.tsx";
import { TableSkeleton } from "../components/skeletons.tsx";
import { useNarrow } from "../components/use-narrow.ts";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import { type ResourceDeclaration, type ResourceUi, resourceUi } from "../declare/resource-ui.ts";
import { mayByPermission } from "../declare/rights.ts";
import { withinSentence } from "../format/words.ts";
import { useSession } from "../session/session.ts";
import { useColumns } from "./column-choice.tsx";
import { FilterPills } from "./filter-pills.tsx";
import { ListFooter } from "./list-footer.tsx";
import { filtersOf, queryOf, useListState } from "./list-state.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { RecordCards } from "./record-cards.tsx";
import { RecordDrawer } from "./record-drawer.tsx";
import { RecordTable, type RowTarget } from "./record-table.tsx";

/** The screen with the list of a declared resource. */
export const listScreen = (declaration: ResourceDeclaration): ComponentType =>
  listScreenOf(resourceUi(declaration));

/** The same of a declaration that is resolved already. */
export function listScreenOf(ui: ResourceUi): ComponentType {
  return () => <ListScreen ui={ui} />;
}

function ListScreen({ ui: declared }: { readonly ui: ResourceUi }) {
  const { ui } = useCustomizedUi(declared);
  const session = useSession();
  const isNarrow = useNarrow();
  const [state, change] = useListState(ui);
  const [columns, chooseColumns] = useColumns(ui);
  const { data: descriptions = [] } = useQuery(filtersQuery(ui.resource));
  const {
    data: page,
    error,
    isPlaceholderData,
    refetch,
  } = useQuery(listQuery(ui.resource, queryOf(ui, state, columns)));
  // A declaration without a form makes its records elsewhere.
  const isMadeHere = ui.form.length > 0 || ui.createPath !== undefined;
  const mayCreate = isMadeHere && mayByPermission(session, ui.metadata, "create");
  const isNarrowed = Object.keys(state.filters).length > 0 || state.search !== "";
  const target: RowTarget = ({ id }) =>
    ui.page ? { to: ui.page(id) } : { onOpen: () => change({ open: id }) };
  const sortable = new Set(descriptions.filter(({ group }) => group === "sortables").map(({ key }) => key));
  const shown = { ui, columns, records: page?.data ?? [], target };

  return (
    <Page
      title={ui.title}
      note={ui.note}
      actions={
        <>
          {ui.ListActions && <ui.ListActions query={filtersOf(state)} />}
          {mayCreate && <CreateButton ui={ui} onOpen={() => change({ open: "new" })} />}
        </>
      }
    >
      <Paper withBorder style={{ borderColor: "var(--bureau-line)", overflow: "hidden" }}>
        <Box p="md">
          <ListToolbar
            {...{ ui, state, change, descriptions, columns, isNarrow }}
            onColumns={chooseColumns}
          />
          <Box mt={Object.keys(state.filters).length > 0 ? "sm" : 0}>
            <FilterPills
              ui={ui}
              descriptions={descriptions}
              filters={state.filters}
              onChange={(filters) => change({ filters })}
            />
          </Box>
        </Box>
        {error && !page ? (
          <EmptyState
            icon="alert-triangle"
            title="The list could not be read"
            text={messageOf(error)}
            action={
              <Button variant="light" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        ) : !page ? (
          <Box p="md" role="status" aria-label="Loading">
            <TableSkeleton />
          </Box>
        ) : page.data.length === 0 ? (
          <NothingListed
            ui={ui}
            isNarrowed={isNarrowed}
            onClear={() => change({ filters: {}, search: "" })}
          />
        ) : (
          <Box style={{ opacity: isPlaceholderData ? 0.55 : 1 }} aria-busy={isPlaceholderData}>
            {isNarrow ? (
              <RecordCards {...shown} />
            ) : (
              <RecordTable
                {...shown}
                sortable={sortable}
                sort={state.sort}
                onSort={(sort) => change({ sort })}
              />
            )}
            <ListFooter
              meta={page.meta}
              onPage={(number) => change({ page: number })}
              onSize={(perPage) => change({ perPage })}
              isNarrow={isNarrow}
            />
          </Box>
        )}
      </Paper>
      {state.open && <RecordDrawer ui={declared} open={state.open} onClose={() => change({ open: "" })} />}
    </Page>
  );
}

function CreateButton({ ui, onOpen }: { readonly ui: ResourceUi; readonly onOpen: () => void }) {
  const label = `New ${withinSentence(ui.singular)}`;
  const icon = <Icon name="plus" size={16} />;
  return ui.createPath ? (
    <Button component={Link} to={ui.createPath} leftSection={icon}>
      {label}
    </Button>
  ) : (
    <Button onClick={onOpen} leftSection={icon}>
      {label}
    </Button>
  );
}

interface NothingListedProps {
  readonly ui: ResourceUi;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

function NothingListed({ ui, isNarrowed, onClear }: NothingListedProps) {
  if (!isNarrowed)
    return <EmptyState icon="list-details" title="Nothing here yet" text={ui.list.emptyText} />;
  return (
    <EmptyState
      icon="search"
      title="Nothing matches"
      text="No record matches the search and the filters together."
      action={
        <Button variant="light" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    />
  );
}
