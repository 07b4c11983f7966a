import { modules } from "../index.ts";

/** Where the whole of a card is seen, by the name of the card, as the modules of the web UI declare it. */
export const placeOfCard = (name: string): string | null =>
  modules.map(({ cards = {} }) => cards[name]).find((path) => path !== undefined) ?? null;
