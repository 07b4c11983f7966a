import { Box, Button, Paper } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { loadCode } from "../app/load-code.ts";
import { LayoutChoice } from "../board/layout-choice.tsx";
import { Icon } from "../components/icon.tsx";
import { Page } from "../components/page.tsx";
import { TableSkeleton } from "../components/skeletons.tsx";
import { useNarrow } from "../components/use-narrow.ts";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import { type ResourceDeclaration, type ResourceUi, resourceUi } from "../declare/resource-ui.ts";
import { mayByPermission } from "../declare/rights.ts";
import type { ScreenComponent } from "../declare/screen.ts";
import { withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { hasBulkOperations, mayEditSome } from "./bulk-operations.ts";
import { ImportButton } from "./import/import-button.tsx";
import { ListBody } from "./list-body.tsx";
import { ListDrawer } from "./list-drawer.tsx";
import { ListFooter } from "./list-footer.tsx";
import classes from "./list-screen.module.css";
import { type ChangeList, filtersOf, type ListState, useListState } from "./list-state.ts";
import { ListTools } from "./list-tools.tsx";
import { prepareList } from "./prepare-list.ts";
import { RecordCards } from "./record-cards.tsx";
import { RecordTable } from "./record-table.tsx";
import { useColumns } from "./use-columns.ts";
import { DensityOfViewContext } from "./use-density.ts";
import { useListed } from "./use-listed.ts";
import { useRowActions } from "./use-row-actions.ts";
import type { RowTarget } from "./use-row-opening.ts";
import { useSelection } from "./use-selection.ts";

const BulkBar = lazy(async () => ({ default: (await loadCode(() => import("./bulk-bar.tsx"))).BulkBar }));
const GroupedRecords = lazy(() => loadCode(() => import("./grouped/grouped-records.tsx")));

/** The screen with the list of a declared resource. */
export const listScreen = (declaration: ResourceDeclaration): ScreenComponent =>
  listScreenOf(resourceUi(declaration));

/** The list screen of a declaration that is already resolved. */
export function listScreenOf(ui: ResourceUi): ScreenComponent {
  return Object.assign(() => <ListScreen ui={ui} />, { prepare: prepareList(ui) });
}

const without = (filters: Readonly<Record<string, string>>, names: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !(name in names)));

/** The density of a saved view, whose changes are in the URL. */
const densityOfView = ({ density }: ListState, change: ChangeList) =>
  density && { density, change: (chosen: typeof density) => change({ density: chosen }, { replace: true }) };

function ListScreen({ ui: declared }: { readonly ui: ResourceUi }) {
  const { ui } = useCustomizedUi(declared);
  const session = useSession();
  const isNarrow = useNarrow();
  const { pathname } = useLocation();
  const [given, change] = useListState(ui);
  const [columns, chooseColumns] = useColumns(ui, given, change);
  const { state, descriptions, problems, page, isStale, ...read } = useListed(ui, given, columns, change);
  const filters = filtersOf(state);
  const chosen = useSelection(JSON.stringify(filters));
  const selection = hasBulkOperations(ui, session) ? chosen : null;
  // If the declaration has no form, its records are created on another screen.
  const isMadeHere = ui.form.length > 0 || ui.createPath !== undefined;
  const mayCreate = isMadeHere && mayByPermission(session, ui.metadata, "create");
  const target: RowTarget = ({ id }) =>
    ui.page ? { to: ui.page(id) } : { onOpen: () => change({ open: id }), address: `${pathname}?open=${id}` };
  const { isEditing, setEditing, duplicate, actions } = useRowActions(ui, page, chosen, change);
  const sortable = new Set(descriptions.filter(({ group }) => group === "sortables").map(({ key }) => key));
  const sorting = { sortable, sort: state.sort, onSort: (sort: string) => change({ sort }) };
  const density = densityOfView(state, change);
  const exported = { ...filters, ...(state.sort === "" ? {} : { sort: state.sort }) };

  return (
    <DensityOfViewContext value={density}>
      <Page
        title={ui.title}
        note={ui.note}
        actions={
          <>
            <LayoutChoice ui={ui} />
            <ImportButton ui={ui} />
            {ui.ListActions && <ui.ListActions query={exported} />}
            {mayCreate && <CreateButton ui={ui} onOpen={() => change({ open: "new" })} />}
          </>
        }
      >
        <Paper withBorder className={classes.list}>
          <Box p="md">
            <ListTools
              {...{ ui, given, state, change, descriptions, problems, isNarrow, sorting }}
              table={{ columns, onColumns: chooseColumns }}
            />
          </Box>
          {selection && selection.records.length > 0 && (
            <Suspense fallback={null}>
              <BulkBar
                {...{ ui, selection, page, filters, isEditing }}
                onEditing={setEditing}
                onCopy={duplicate}
              />
            </Suspense>
          )}
          <ListBody
            {...{ ui, page, failure: read.failure }}
            hasProblems={Object.keys(problems).length > 0}
            isNarrowed={Object.keys(state.filters).length > 0 || state.search !== ""}
            onRetry={() => void read.refetch()}
            onClear={() => change({ filters: {}, search: "" })}
            onClearProblems={() => change({ filters: without(state.filters, problems) })}
          >
            {({ data: records, meta }) =>
              state.groupBy !== null ? (
                <Suspense fallback={<TableSkeleton />}>
                  <GroupedRecords
                    {...{ ui, columns, target, selection, actions, filters, isNarrow, change }}
                    {...sorting}
                    hasEditableCells={mayEditSome(ui, session)}
                    groupBy={state.groupBy}
                    toggled={state.toggled}
                  />
                </Suspense>
              ) : (
                <Box style={{ opacity: isStale ? 0.55 : 1 }} aria-busy={isStale}>
                  {isNarrow ? (
                    <RecordCards {...{ ui, columns, records, target, selection, actions }} />
                  ) : (
                    <RecordTable
                      {...{ ui, columns, records, target, selection, actions }}
                      {...sorting}
                      hasEditableCells={mayEditSome(ui, session)}
                    />
                  )}
                  <ListFooter
                    meta={meta}
                    onPage={(number) => change({ page: number })}
                    onSize={(perPage) => change({ perPage })}
                    isNarrow={isNarrow}
                  />
                </Box>
              )
            }
          </ListBody>
        </Paper>
        <ListDrawer ui={declared} {...{ state, change }} />
      </Page>
    </DensityOfViewContext>
  );
}

export function CreateButton({ ui, onOpen }: { readonly ui: ResourceUi; readonly onOpen: () => void }) {
  const label = t`New ${withinSentence(ui.singular)}`;
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
