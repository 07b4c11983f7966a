import { module } from "../../../src/engine/declare/module.ts";
import { trips } from "./trips.resource.ts";
import { vehicles } from "./vehicles.resource.ts";

/** A module as a newcomer adds it. */
export const fleet = module({
  title: "Fleet",
  description: "Vehicles and where they went.",
  resources: [vehicles, trips],
});
