import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import { removeFurtherFields } from "../../../../test/support/conformance/further-fields.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"custom-fields"> = {
  body: (n) => ({
    resource: "leads",
    type: "number",
    slug: `field_${n}`,
    // New leads of other tests satisfy each field: they get a default, or the value may be missing.
    default_value: n % 2 === 0 ? 5 + (n % 3) : null,
    is_required: n % 2 === 0,
    is_unique: n % 2 === 1,
    min: -1 - (n % 5),
    max: 100 + (n % 5),
    position: 1 + (n % 2),
    is_filterable: false,
  }),
  always: ["default_value", "is_required", "is_unique"],
  impossible: ["options", "min_length", "max_length", "access"],
  managed: ["decimals", "position", "default_value"],
  makeRoom: removeFurtherFields,
  prepare: defineOthers,
  exampleParts: {
    purge: ({ slug }) => ({ slug }),
    // All fields of a resource must be reordered together.
    reorder: ({ resource }, all) => ({
      repositories: all
        .filter((one) => one.resource === resource && one.archived_at === null)
        .map(({ id }) => id),
    }),
  },
};

/**
 * Fields of other resources and types: one that is filterable and used, one that is restricted, one that is archived.
 */
async function defineOthers({ owner, choosable }: Site): Promise<void> {
  const define = async (resource: string, more: object) =>
    (await owner.post("/custom-fields", { resource, ...more })).body.data.id;
  await define("clients", { name: "Shade", type: "text", description: "Of the logo" });
  await owner.patch(`/clients/${choosable("clients")[0]}`, { custom_fields: { shade: "red" } });
  await define("employees", { name: "Shoe size", type: "number", access: "restricted" });
  const gone = await define("clients", { name: "Gone", type: "boolean" });
  await owner.post(`/custom-fields/${gone}/actions?action=archive`, {});
}
