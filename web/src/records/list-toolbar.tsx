import { Button, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { lazy } from "react";
import type { FilterDescription } from "../api/records.ts";
import { LateWidget } from "../app/late-widget.tsx";
import { loadCode } from "../app/load-code.ts";
import { GroupingChoice } from "../board/grouping-choice.tsx";
import { Icon } from "../components/icon.tsx";
import { SearchInput } from "../components/search-input.tsx";
import { Segments } from "../components/segments.tsx";
import type { Layout } from "../declare/layouts.ts";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { ViewsButton } from "../views/views-button.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { DensityToggle } from "./density-toggle.tsx";
import { groupingsFor } from "./grouped/groupings.ts";
import { ListExport } from "./list-export.tsx";
import type { ChangeList, ListState } from "./list-state.ts";
import { SortChoice } from "./sort-choice.tsx";

const FilterDrawer = lazy(async () => ({
  default: (await loadCode(() => import("./filter-drawer.tsx"))).FilterDrawer,
}));

export interface ListToolbarProps {
  readonly ui: ResourceUi;
  readonly state: ListState;
  readonly change: ChangeList;
  readonly descriptions: readonly FilterDescription[];
  /** How the records are shown, if not as a list. */
  readonly layout?: Exclude<Layout, "list">;
  /** The columns of a table and how they are chosen; other layouts have none. */
  readonly table?: {
    readonly columns: readonly Column[];
    readonly onColumns: (names: readonly string[]) => void;
  };
  readonly isNarrow: boolean;
  /** How the records are ordered; in calendars and on timelines they are by their days. */
  readonly sorting?: {
    readonly sortable: ReadonlySet<string>;
    readonly sort: string;
    readonly onSort: (sort: string) => void;
  };
}

/** The toolbar of a list: search, views, filters, columns. */
export function ListToolbar(props: ListToolbarProps) {
  const { ui, state, change, descriptions, layout = "list", table, isNarrow, sorting } = props;
  const [isFiltering, { open, close }] = useDisclosure();
  const matches = descriptions.filter(({ group }) => group === "matches");
  const count = Object.keys(state.filters).length;
  const session = useSession();
  const groupings = table ? groupingsFor(ui, session, descriptions) : [];
  const views = state.views.length > 1 && (
    <Segments
      label={t("Records shown")}
      options={state.views.map(({ id, label }) => ({ value: id, label }))}
      value={state.view?.id ?? ""}
      onChange={(view) => change({ view })}
      isWide={isNarrow}
    />
  );
  return (
    <Group gap="sm" justify="space-between">
      {/* The choices are never cut off: what does not fit beside them is below. */}
      <Group gap="sm" flex={isNarrow ? "0 0 100%" : 1} miw={isNarrow ? 0 : "min-content"} maw="100%">
        {ui.metadata.isSearchable && (
          <SearchInput
            label={t`Search ${withinSentence(ui.title)}`}
            value={state.search}
            onChange={(search) => change({ search })}
            isWide={isNarrow}
          />
        )}
        {!isNarrow && views}
      </Group>
      <Group gap="xs">
        {ui.list.withoutSavedViews !== true && (
          <ViewsButton {...{ ui, state, change, layout }} columns={table?.columns ?? null} />
        )}
        {matches.length > 0 && (
          <Button variant="default" onClick={open} leftSection={<Icon name="filter" size={16} />}>
            {count === 0 ? t("Filters") : t`Filters (${count})`}
          </Button>
        )}
        {groupings.length > 0 && (
          <GroupingChoice
            groupings={groupings}
            value={state.groupBy ?? ""}
            none={t("Not grouped")}
            onChange={(groupBy) => change({ groupBy: groupBy || null })}
          />
        )}
        {table && !isNarrow && <ColumnChoice ui={ui} columns={table.columns} onChange={table.onColumns} />}
        {table && <ListExport {...{ ui, state }} columns={table.columns} />}
        {table ? <DensityToggle /> : sorting && !isNarrow && <SortChoice ui={ui} {...sorting} width={260} />}
      </Group>
      {isNarrow && views}
      {isNarrow && sorting && <SortChoice ui={ui} {...sorting} />}
      {isFiltering && (
        <LateWidget name="filters">
          <FilterDrawer
            ui={ui}
            descriptions={matches}
            filters={state.filters}
            onClose={close}
            onApply={(filters) => {
              change({ filters });
              close();
            }}
          />
        </LateWidget>
      )}
    </Group>
  );
}
