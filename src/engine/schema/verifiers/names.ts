import type { Verifier } from "../verifier.ts";

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const CAMEL = /^[a-z][A-Za-z0-9]*$/;

/** Query parameters of every list; a filter must not have such a name. */
export const SHARED_PARAMETERS: readonly string[] = [
  "page",
  "perPage",
  "search",
  "sort",
  "related",
  "include",
  "where",
  "cursor",
  "format",
  "columns",
  "tenant",
  "dry_run",
  "action",
  "only",
];

/** Path segments below a resource that cannot be record ids. */
const RESERVED_SEGMENTS: readonly string[] = ["bulk", "actions", "filters", "getters"];

/**
 * Fields are snake_case, relationships camelCase and paths kebab-case, and nothing has the name of a shared parameter.
 */
export const verifyNames: Verifier = (resource, _all, report) => {
  if (!KEBAB.test(resource.name))
    report("name", "A resource path is kebab-case.", "Write it like work-locations.");
  for (const name of Object.keys(resource.fields)) {
    if (!SNAKE.test(name))
      report(`fields.${name}`, "A field name is snake_case.", "Write it like start_date.");
    if (["id", "created_at", "updated_at", "is_used", "workspace_id"].includes(name)) {
      report(`fields.${name}`, "The engine adds this field itself.", "Remove it.");
    }
  }
  for (const name of Object.keys(resource.relationships)) {
    if (!CAMEL.test(name))
      report(`relationships.${name}`, "A relationship is camelCase.", "Write it like workLocations.");
  }
  for (const name of Object.keys(resource.filters)) {
    if (SHARED_PARAMETERS.includes(name)) {
      report(`filters.${name}`, "The name is a parameter of every list.", "Give the filter another name.");
    }
  }
  for (const kind of ["actions", "standaloneActions", "fileActions", "getters", "systemEvents"] as const) {
    for (const name of Object.keys(resource[kind])) {
      if (!KEBAB.test(name) || RESERVED_SEGMENTS.includes(name)) {
        report(
          `${kind}.${name}`,
          "The name is kebab-case and not a word of the routes.",
          "Write it like stop-timer.",
        );
      }
    }
  }
};
