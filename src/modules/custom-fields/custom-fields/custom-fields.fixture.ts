import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"custom-fields"> = {
  // Of a resource that is not kept yet, so that no required one keeps others from being made.
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
  impossible: ["options", "min_length", "max_length", "access"],
  managed: ["decimals", "position"],
  makeRoom: keepFewCustomFields,
  prepare: defineOthers,
  exampleParts: {
    purge: ({ slug }) => ({ slug }),
    // All of one resource are put in order at once.
    reorder: ({ resource }, all) => ({
      repositories: all
        .filter((one) => one.resource === resource && one.archived_at === null)
        .map(({ id }) => id),
    }),
  },
};

/** A resource has at most 100. */
async function keepFewCustomFields({ all, choosable, owner }: Site): Promise<void> {
  const extra = (await all("custom-fields", "&resource=leads")).filter(
    ({ id }) => !choosable("custom-fields").includes(id),
  );
  for (const { id } of extra) await owner.delete(`/custom-fields/${id}`);
}

/** Fields of other resources and types: a filterable one that is used, a restricted one, an archived one. */
async function defineOthers({ owner, choosable }: Site): Promise<void> {
  const define = async (resource: string, more: object) =>
    (await owner.post("/custom-fields", { resource, ...more })).body.data.id;
  await define("clients", { name: "Shade", type: "text", description: "Of the logo" });
  await owner.patch(`/clients/${choosable("clients")[0]}`, { custom_fields: { shade: "red" } });
  await define("employees", { name: "Shoe size", type: "number", access: "restricted" });
  const gone = await define("clients", { name: "Gone", type: "boolean" });
  await owner.post(`/custom-fields/${gone}/actions?action=archive`, {});
}
