import { queryOptions } from "@tanstack/react-query";
import { api, bodyOf } from "../../api/client.ts";

/** The cards of the person's home screen, with one request. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: async () => (await bodyOf(api.GET("/home", {}))).data,
});

type Cards = Awaited<ReturnType<NonNullable<(typeof homeQuery)["queryFn"]>>>;
export type Card = Cards[number];

/** Stores how the person has arranged the cards; returns them as they are then. */
export const arrangeHome = async (cards: readonly Card[]): Promise<readonly Card[]> => {
  const body = {
    order: cards.map(({ name }) => name),
    hidden: cards.filter(({ is_hidden }) => is_hidden).map(({ name }) => name),
  };
  return (await bodyOf(api.PATCH("/home", { body }))).data;
};
