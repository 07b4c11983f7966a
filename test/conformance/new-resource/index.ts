import { inverse, module, reaction } from "../../../src/engine/declare/index.ts";
import { invalidField } from "../../../src/engine/errors/api-error.ts";
import { fromContext, sql } from "../../../src/engine/sql/sql.ts";
import { trips } from "./trips.resource.ts";
import { vehicles } from "./vehicles.resource.ts";

/** A module as a newcomer adds it: to employees, who know nothing of vehicles, it adds some and follows their leaving. */
export const fleet = module({
  title: "Fleet",
  description: "Vehicles and where they went.",
  resources: [vehicles, trips],
  extensions: [
    { resource: "employees", relationships: { vehicles: inverse("vehicles", "driver_employee_id") } },
  ],
  reactions: [
    reaction("employees", {
      fields: ["termination_date"],
      async run({ kind, id, values }, work) {
        if (kind === "create" || values.termination_date === null) return;
        const driven = await work.rows<{ id: string; kind: string }>(sql`select v.id, v.kind from vehicles v
          where v.workspace_id = ${fromContext("workspace")} and v.driver_employee_id = ${id}`);
        for (const vehicle of driven) {
          if (vehicle.kind === "van") throw invalidField("termination_date", "A van is still out.");
          await work.update("vehicles", vehicle.id, { driver_employee_id: null });
        }
      },
    }),
    reaction("trips", {
      fields: [],
      run: async () => {},
      async removed({ vehicle_id, purpose }, work) {
        if (purpose === "Struck out")
          await work.update("vehicles", vehicle_id, { description: "A trip was struck out." });
      },
    }),
  ],
});
