import { modules } from "../index.ts";

/** Where a step of the set-up is done, by its name, as the modules of the web UI declare it. */
export const placeOfStep = (name: string): string | null =>
  modules.map(({ setUp = {} }) => setUp[name]).find((path) => path !== undefined) ?? null;

/** Where the whole of a card is seen, by the name of the card, as the modules of the web UI declare it. */
export const placeOfCard = (name: string): string | null =>
  modules.map(({ cards = {} }) => cards[name]).find((path) => path !== undefined) ?? null;
