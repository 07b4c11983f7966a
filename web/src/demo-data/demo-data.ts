import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../api/client.ts";

const EVERY_SECOND = 1_000;

/** The state of the demo data; it is read again each second while it is put in. */
export const demoDataQuery = queryOptions({
  queryKey: ["demo-data"],
  queryFn: () => bodyOf(api.GET("/demo-data", {})),
  refetchInterval: ({ state }) => (state.data?.data.status === "putting_in" ? EVERY_SECOND : false),
});

export type DemoData = Awaited<ReturnType<NonNullable<(typeof demoDataQuery)["queryFn"]>>>["data"];

/** Asks for the demo data; it is there some seconds later. */
export const putDemoDataIn = () => bodyOf(api.POST("/demo-data", {}));

/** Takes the demo data out. @throws ApiFailure that lists what depends on it */
export const takeDemoDataOut = () => bodyOf(api.DELETE("/demo-data", {}));
