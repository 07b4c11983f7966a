import { module } from "../../engine/declare/index.ts";
import { celebrationsCard } from "./home/celebrations.ts";
import { arrangeHomeEndpoint, homeEndpoint } from "./home/home.endpoint.ts";
import { setUpCard } from "./home/set-up-card.ts";

export { recordsCard } from "./home/records-card.ts";

/** The first screen of everybody, made of cards that modules declare. */
export const homeModule = module({
  title: "Home",
  description: "The first screen of everybody, made of cards that modules declare.",
  resources: [],
  homeCards: [setUpCard, celebrationsCard],
  endpoints: [homeEndpoint, arrangeHomeEndpoint],
});
