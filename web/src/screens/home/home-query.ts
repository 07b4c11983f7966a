import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../../api/client.ts";

/** The person's home screen, with one request: its cards, and whether colleagues see the person's birthday. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: () => bodyOf(api.GET("/home", {})),
});

type HomeScreen = Awaited<ReturnType<NonNullable<(typeof homeQuery)["queryFn"]>>>;
export type Card = HomeScreen["data"][number];

/** Stores how the person has arranged the home screen; returns it as it is then. */
export const arrangeHome = (cards: readonly Card[], celebrates: boolean): Promise<HomeScreen> => {
  const body = {
    order: cards.map(({ name }) => name),
    hidden: cards.filter(({ is_hidden }) => is_hidden).map(({ name }) => name),
    celebrates,
  };
  return bodyOf(api.PATCH("/home", { body }));
};
