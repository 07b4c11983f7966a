import { describe, expect, test } from "vitest";
import type { Reply } from "../support/app.ts";
import { createRecord } from "../support/conformance/make-records.ts";
import { PRODUCT } from "../support/conformance/product.ts";
import type { Site } from "../support/conformance/world.ts";
import { FIXTURES } from "./fixtures.ts";

/** A workspace without records, whose API refuses everything that is created for the given fields. */
function refusing(errors: Reply["body"]): Site {
  const reply = { status: 422, text: JSON.stringify({ errors }), body: { errors } };
  return { choosable: () => [], writer: () => ({ post: async () => reply }) } as unknown as Site;
}

describe("a fixture", () => {
  test("a missing fixture is reported by name, with the fields whose derived values were refused", async () => {
    const site = refusing({ name: ["The name field must be a plate."] });
    await expect(createRecord(site, PRODUCT.resources.get("tags")!, {}, 0)).rejects.toThrow(
      /Write tags\.fixture\.ts beside tags\.resource\.ts.*\nexport const fixture: Fixture<"tags"> = \{ body: \(n\) => \(\{ name: "\w+" \}\) \};$/,
    );
  });

  test.each(Object.entries(FIXTURES))("of %s speaks of what the resource has", (name, fixture) => {
    const resource = PRODUCT.resources.get(name);
    expect(resource, "no resource has that name").toBeDefined();
    const { filters, actions, standaloneActions, fileActions, getters } = resource!;
    const run = [actions, standaloneActions, fileActions, getters].flatMap((all) => Object.keys(all));
    const { filterValues = {}, uniform = [], exampleParts = {} } = fixture;
    expect([...filters.keys()]).toEqual(expect.arrayContaining([...Object.keys(filterValues), ...uniform]));
    expect(run).toEqual(expect.arrayContaining(Object.keys(exampleParts)));
  });
});
