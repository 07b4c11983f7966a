import { Box } from "@mantine/core";
import { lazy, Suspense } from "react";
import { loadCode } from "../app/load-code.ts";
import { ViewNotice } from "../views/view-notice.tsx";
import type { ListState } from "./list-state.ts";
import { ListToolbar, type ListToolbarProps } from "./list-toolbar.tsx";

const FilterPills = lazy(async () => ({
  default: (await loadCode(() => import("./filter-pills.tsx"))).FilterPills,
}));

interface ListToolsProps extends ListToolbarProps {
  /** What the URL and the view ask for; `state` is what can be shown of it. */
  readonly given: ListState;
  /** What is wrong with filters, by their names. */
  readonly problems: Readonly<Record<string, string>>;
}

/** What stands above the records in every layout: the toolbar, and the filters in words. */
export function ListTools({ given, problems, ...toolbar }: ListToolsProps) {
  const { ui, state, change, descriptions } = toolbar;
  return (
    <>
      <ListToolbar {...toolbar} />
      <ViewNotice {...{ given, state }} />
      {Object.keys(state.filters).length > 0 && (
        <Box mt="sm">
          <Suspense fallback={null}>
            <FilterPills
              {...{ ui, descriptions, problems }}
              filters={state.filters}
              onChange={(filters) => change({ filters })}
            />
          </Suspense>
        </Box>
      )}
    </>
  );
}
