import { useQuery } from "@tanstack/react-query";
import { filtersQuery } from "../api/queries.ts";
import type { FilterDescription } from "../api/records.ts";
import { useScreenSearch } from "../components/use-screen-search.ts";
import type { DatedUi } from "../declare/calendar-ui.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { isDay } from "../format/calendar.ts";
import { todayIn } from "../format/dates.ts";
import { knownState } from "../records/list-query.ts";
import { filtersOf, useListState } from "../records/list-state.ts";
import { useSession } from "../session/session.ts";

const NONE: readonly FilterDescription[] = [];

/** What a calendar or timeline shows: as its address says, with the day on which it is, and how much time it shows. */
export function useDatedState<Scale extends string>(
  declared: ResourceUi,
  dated: DatedUi,
  layout: "calendar" | "timeline",
  scales: readonly Scale[],
) {
  const ui: ResourceUi = {
    ...declared,
    list: { ...declared.list, views: dated.views ?? declared.list.views },
  };
  const [given, change] = useListState(ui, layout);
  const { data: descriptions } = useQuery(filtersQuery(ui.resource));
  const state = descriptions ? knownState(ui, given, descriptions) : given;
  const [search, changeSearch] = useScreenSearch();
  const today = todayIn(useSession().workspace.timezone);
  const day = search.on && isDay(search.on) ? search.on : today;
  const scale = scales.find((name) => name === search.scale) ?? scales[0]!;
  return {
    ...{ ui, given, state, change, today, day, scale },
    descriptions: descriptions ?? NONE,
    filters: filtersOf(state),
    isReady: given.isReady && descriptions !== undefined,
    goTo: (to: string) => changeSearch({ on: to === today ? undefined : to }),
    choose: (to: Scale, on = day) =>
      changeSearch({ scale: to === scales[0] ? undefined : to, on: on === today ? undefined : on }),
  };
}
