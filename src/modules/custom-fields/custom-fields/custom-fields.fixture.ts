import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"custom-fields"> = {
  body: (n) => ({
    resource: "leads",
    type: "number",
    slug: `field_${n}`,
    default_value: 5 + (n % 3),
    min: -1 - (n % 5),
    max: 100 + (n % 5),
    position: 1 + (n % 2),
    is_filterable: false,
  }),
  // Records of other tests get the default of a required field.
  always: ["default_value"],
  impossible: ["options", "min_length", "max_length", "access"],
  managed: ["decimals", "position", "default_value"],
  makeRoom: keepFewCustomFields,
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

/** A resource can have at most 100 fields. */
async function keepFewCustomFields({ all, choosable, owner }: Site): Promise<void> {
  const extra = (await all("custom-fields", "&resource=leads")).filter(
    ({ id }) => !choosable("custom-fields").includes(id),
  );
  for (const { id } of extra) await owner.delete(`/custom-fields/${id}`);
}

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
