import type { Endpoint } from "./endpoint.ts";
import type { RowList } from "./row-list.ts";

/** Declares the two routes of a row list: the list itself and its filters. */
export function rowList({
  title,
  filtersTitle,
  response,
  filtersResponse,
  ...list
}: Omit<RowList, "kind"> &
  Pick<Endpoint, "title"> & {
    readonly filtersTitle: string;
    readonly response: Endpoint["response"];
    readonly filtersResponse: Endpoint["response"];
  }): readonly [list: Endpoint, filters: Endpoint] {
  const route = (
    path: string,
    kind: RowList["kind"],
    words: Pick<Endpoint, "title" | "response">,
  ): Endpoint => ({
    ...words,
    method: "GET",
    path,
    credential: "required",
    run: { ...list, kind },
  });
  return [
    route(`/${list.name}`, "rows", { title, response }),
    route(`/${list.name}/filters`, "filters", { title: filtersTitle, response: filtersResponse }),
  ];
}
