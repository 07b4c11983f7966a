import type { Verifier } from "../verifier.ts";

/** A singleton can be shown and changed, but not listed or created; its actions run on its only record. */
export const verifySingletons: Verifier = (resource, _all, report) => {
  if (!resource.isSingleton) return;
  const refused = resource.operations.filter((operation) => !["show", "update"].includes(operation));
  if (refused.length > 0) {
    report("operations", `A singleton has no ${refused.join(", ")}.`, 'Declare ["show", "update"].');
  }
  if (resource.key !== "ulid")
    report("key", "A singleton has the id of its workspace.", "Leave the key out.");
  if (Object.keys(resource.filters).length > 0 || resource.search.length > 0) {
    report("filters", "A singleton has no list to filter or search.", "Leave filters and search out.");
  }
  for (const part of ["variants", "fileActions"] as const) {
    for (const name of Object.keys(resource[part]))
      report(`${part}.${name}`, "A singleton has no list.", "Remove it.");
  }
  for (const [name, { levels }] of Object.entries(resource.actions)) {
    if (levels.length !== 1 || levels[0] !== "record") {
      report(
        `actions.${name}`,
        "A singleton's action runs on its one record.",
        'Declare levels: ["record"].',
      );
    }
  }
  for (const [name, { level }] of Object.entries(resource.getters)) {
    if (level !== "record") {
      report(`getters.${name}`, "A singleton's getter reads its one record.", 'Declare level: "record".');
    }
  }
};
