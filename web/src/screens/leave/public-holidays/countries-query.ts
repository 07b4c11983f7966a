import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../../../api/client.ts";
import { ONCE_A_SESSION } from "../../../api/queries.ts";

/** The countries whose public holidays can be added, with their regions and languages. */
export const countriesQuery = queryOptions({
  queryKey: ["public-holidays", "countries"],
  queryFn: () => bodyOf(api.GET("/public-holidays/getters/countries", {})),
  ...ONCE_A_SESSION,
});

type Countries = Awaited<ReturnType<NonNullable<(typeof countriesQuery)["queryFn"]>>>;
export type KnownCountry = Countries["data"][number];
