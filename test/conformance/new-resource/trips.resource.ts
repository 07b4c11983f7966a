import { byField, field, type IntegerKey, own, resource, toOne } from "../../../src/engine/declare/index.ts";
import { column, sql } from "../../../src/engine/sql/sql.ts";
import { finishOwnTrip, finishTrips, logbook } from "./trip-actions.ts";
import { isDriver } from "./trip-driver.ts";

const fields = {
  vehicle_id: field.reference("vehicles").required().immutable().onDelete("cascade"),
  driver_employee_id: field.reference("employees").onDelete("nullify"),
  started_at: field.dateTime().required(),
  ended_at: field.dateTime(),
  distance_km: field.integer({ min: 0 }).required(),
  purpose: field.string(),
  route: field.string().computed((alias) => sql`'Route ' || ${column(alias, "distance_km")}`),
};

declare module "../../../src/engine/declare/index.ts" {
  interface DeclaredFields {
    trips: typeof fields & IntegerKey;
  }
}

/** Rows that only their own people see, with numbers for keys, that go with what they belong to. */
export const trips = resource("trips", {
  description: "Where the vehicles went.",
  key: "integer",
  label: "purpose",
  policy: own(
    { permissions: ["view-assets"], rows: isDriver },
    { write: ["manage-assets"], delete: { permissions: ["manage-assets"], rows: isDriver } },
  ),
  fields,
  relationships: {
    vehicle: toOne("vehicles", "vehicle_id"),
    driver: toOne("employees", "driver_employee_id"),
  },
  filters: {
    vehicle_id: byField,
    driver_employee_id: byField,
    started_at: byField,
    ended_at: byField,
    distance_km: byField,
  },
  sort: ["id", "started_at", "ended_at", "distance_km"],
  search: ["purpose", "vehicle.name", "route"],
  actions: { finish: finishTrips },
  standaloneActions: { finish: finishOwnTrip },
  fileActions: { logbook },
});
