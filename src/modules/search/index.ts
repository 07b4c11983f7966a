import { module } from "../../engine/declare/index.ts";
import { searchEndpoint } from "./search.endpoint.ts";

/** Finding records of all modules by name, number or email. */
export const searchModule = module({
  title: "Search",
  description: "Finding records of all modules by name, number or email.",
  resources: [],
  endpoints: [searchEndpoint],
});
