import { readLocalStorageValue } from "@mantine/hooks";
import { filtersQuery, listQuery } from "../api/queries.ts";
import { shownDefinitions } from "../custom-fields/use-customized-ui.ts";
import { definitionsQuery } from "../custom-fields/use-definitions.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { ScreenComponent } from "../declare/screen.ts";
import { viewsAmong, viewsQuery } from "../views/saved-views.ts";
import { needsDescriptions, queryOf } from "./list-query.ts";
import { listStateOf } from "./list-state.ts";
import { columnsKey, namedColumns } from "./use-columns.ts";

type Preparation = Parameters<NonNullable<ScreenComponent["prepare"]>>[0];

/** Requests a list with what describes it, before its screen is shown. */
export const prepareList =
  (ui: ResourceUi): ScreenComponent["prepare"] =>
  (preparation) => {
    const { client } = preparation;
    const definitions = shownDefinitions(ui);
    return Promise.all([
      client.prefetchQuery({ ...filtersQuery(ui.resource), retry: false }),
      definitions && client.prefetchQuery({ ...definitionsQuery(definitions), retry: false }),
      prepareRecords(ui, preparation),
    ]);
  };

/** Requests the records, unless what is listed can only be said when more is known. The saved views may say it. */
async function prepareRecords(ui: ResourceUi, { client, session, search }: Preparation): Promise<void> {
  const stateNow = () =>
    listStateOf(ui, session, search, viewsAmong(ui, client.getQueryData(viewsQuery.queryKey)?.data));
  if (!stateNow().isReady) await client.prefetchQuery({ ...viewsQuery, retry: false });
  const state = stateNow();
  const names = state.columns ?? (state.saved ? ui.list.chosenAtFirst : rememberedColumns(ui));
  const isSettled =
    state.isReady && !needsDescriptions(ui, state) && names.every((name) => isDeclared(ui, name));
  if (!isSettled) return;
  const columns = namedColumns(ui, session, names);
  await client.prefetchQuery({ ...listQuery(ui.resource, queryOf(ui, state, columns)), retry: false });
}

const rememberedColumns = (ui: ResourceUi): readonly string[] =>
  readLocalStorageValue<readonly string[]>({ key: columnsKey(ui), defaultValue: ui.list.chosenAtFirst });

/** Whether a column is in the declaration; those of custom fields are known later. */
const isDeclared = (ui: ResourceUi, name: string): boolean =>
  ui.list.columns.some((column) => column.name === name);
