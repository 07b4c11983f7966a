import { readLocalStorageValue } from "@mantine/hooks";
import { filtersQuery, listQuery } from "../api/queries.ts";
import { shownDefinitions } from "../custom-fields/use-customized-ui.ts";
import { definitionsQuery } from "../custom-fields/use-definitions.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { ScreenComponent } from "../declare/screen.ts";
import { needsDescriptions, queryOf } from "./list-query.ts";
import { listStateOf } from "./list-state.ts";
import { columnsKey, namedColumns } from "./use-columns.ts";

/** Requests a list with what describes it, before its screen is shown. */
export const prepareList =
  (ui: ResourceUi): ScreenComponent["prepare"] =>
  ({ client, session, search }) => {
    const state = listStateOf(ui, session, search);
    const names = state.columns ?? rememberedColumns(ui);
    const definitions = shownDefinitions(ui);
    const isSettled = !needsDescriptions(ui, state) && names.every((name) => isDeclared(ui, name));
    const columns = namedColumns(ui, session, names);
    return Promise.all([
      client.prefetchQuery({ ...filtersQuery(ui.resource), retry: false }),
      definitions && client.prefetchQuery({ ...definitionsQuery(definitions), retry: false }),
      isSettled &&
        client.prefetchQuery({ ...listQuery(ui.resource, queryOf(ui, state, columns)), retry: false }),
    ]);
  };

const rememberedColumns = (ui: ResourceUi): readonly string[] =>
  readLocalStorageValue<readonly string[]>({ key: columnsKey(ui), defaultValue: ui.list.chosenAtFirst });

/** Whether a column is in the declaration; those of custom fields are known later. */
const isDeclared = (ui: ResourceUi, name: string): boolean =>
  ui.list.columns.some((column) => column.name === name);
