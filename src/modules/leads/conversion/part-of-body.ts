import { field, isPlainObject } from "../../../engine/declare/index.ts";
import { ApiError, type Values } from "../../../engine/work/index.ts";

/** An object with the fields of another resource, whose rules it follows. */
export const recordBody = (what: string) =>
  field
    .json<Values>(
      (wire, fail) => (isPlainObject(wire) ? wire : (fail("The :field field must be an object.") as never)),
      { type: "object" },
    )
    .describe(`The fields of ${what}.`);

/** The same, or `false` for none. */
export const recordBodyOrFalse = (what: string) =>
  field
    .json<Values | false>(
      (wire, fail) =>
        wire === false || isPlainObject(wire)
          ? (wire as Values | false)
          : (fail("The :field field must be an object or false.") as never),
      { anyOf: [{ type: "object" }, { const: false }] },
    )
    .describe(`The fields of ${what}; false: none.`);

/** Runs a step, whose errors about a record are reported at the part of the body that describes it: `client.name`. */
export async function reportedAt<Result>(part: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== "invalid") throw error;
    const { errors = {}, allowed, ...details } = error.details;
    const within = <Value>(given: Readonly<Record<string, Value>>): Record<string, Value> =>
      Object.fromEntries(Object.entries(given).map(([path, value]) => [`${part}.${path}`, value]));
    throw new ApiError(error.kind, error.text, {
      ...details,
      errors: within(errors),
      ...(allowed && { allowed: within(allowed) }),
    });
  }
}
