import { newUlid } from "../../src/platform/ids/ulid.ts";
import type { FloorPlan } from "./floor-plan.ts";

/** The values of a plan's statements for one request, with ids and an email address of its own. */
export function valuesFor({ statements }: FloorPlan): unknown[][] {
  const now = new Date();
  const fresh = {
    "id of the person": newUlid(now),
    "id of the account": newUlid(now),
    email: `${newUlid(now)}@floor.example`,
  };
  return statements.map(({ values }) =>
    values.map((value) => (value !== null && typeof value === "object" ? fresh[value.fresh] : value)),
  );
}
