import { useQuery } from "@tanstack/react-query";
import { filtersQuery } from "../api/queries.ts";
import type { FilterDescription } from "../api/records.ts";
import type { BoardUi } from "../declare/board-ui.ts";
import type { ListView, ResourceUi } from "../declare/resource-ui.ts";
import { knownState } from "../records/list-query.ts";
import { filtersOf, useListState } from "../records/list-state.ts";
import { type Session, useSession } from "../session/session.ts";
import { groupedBoard } from "./grouped-board.ts";

type Filters = Readonly<Record<string, string>>;

/** The views of the list that have records on the board, each once. */
function boardViews(ui: ResourceUi, { only = {} }: BoardUi, session: Session): ListView[] {
  const shown = new Set<string>();
  return (ui.list.views ?? []).flatMap(({ filters: given, ...view }) => {
    const filters = typeof given === "function" ? given(session) : given;
    if (filters === null || Object.entries(filters).some(([name, value]) => (only[name] ?? value) !== value))
      return [];
    const all = JSON.stringify(Object.entries({ ...filters, ...only }).sort());
    if (shown.has(all)) return [];
    shown.add(all);
    return [{ ...view, filters }];
  });
}

const NONE: readonly FilterDescription[] = [];

/** What a board shows: everything that its address says, as for a list. */
export function useBoardState(declared: ResourceUi, declaredBoard: BoardUi) {
  const session = useSession();
  const list = {
    ...declared.list,
    sort: declaredBoard.sort,
    views: boardViews(declared, declaredBoard, session),
  };
  const [given, change] = useListState({ ...declared, list }, "board");
  const board = groupedBoard(declaredBoard, given.groupBy);
  const ui: ResourceUi = { ...declared, list, board };
  const { data: descriptions } = useQuery(filtersQuery(ui.resource));
  const state = descriptions ? knownState(ui, given, descriptions) : given;
  const filters: Filters = { ...filtersOf(state), ...board.only };
  return { ui, board, given, state, change, filters, descriptions: descriptions ?? NONE };
}
