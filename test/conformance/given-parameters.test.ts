import { expect, test } from "vitest";
import type { FieldBuilder } from "../../src/engine/declare/field-builder.ts";
import { ErrorList } from "../../src/engine/errors/error-list.ts";
import { readParameters } from "../../src/engine/request/action-parameters.ts";
import { readQueryParameters } from "../../src/engine/request/declared-parameters.ts";
import { parseQuery } from "../../src/engine/request/parse-query.ts";
import type { Workspace } from "../../src/engine/work/workspace.ts";
import { PRODUCT } from "../support/conformance/product.ts";

/** What `GivenParameters` and `ParameterValues` promise to whatever runs, of every declaration. */
const workspace = { timezone: "UTC", baseCurrency: "EUR", weekStartsOn: 1 } as Workspace;
const now = new Date("2026-11-26T10:00:00Z");
const { endpoints } = PRODUCT;
const resources = [...PRODUCT.resources.values()];

const bodies: readonly (readonly [string, Readonly<Record<string, FieldBuilder>>])[] = [
  ...resources.flatMap(({ name, actions, standaloneActions, fileActions }) =>
    Object.entries({ ...actions, ...standaloneActions, ...fileActions }).map(
      ([action, { parameters }]) => [`${name}: ${action}`, parameters] as const,
    ),
  ),
  ...endpoints.map(({ method, path, body = {} }) => [`${method} ${path}`, body] as const),
].filter(([, parameters]) => Object.keys(parameters).length > 0);

const queries = [
  ...resources.flatMap(({ name, getters, variants }) =>
    Object.entries({ ...getters, ...variants }).map(
      ([key, { parameters }]) => [`${name}: ${key}`, parameters] as const,
    ),
  ),
  ...endpoints.map(({ method, path, parameters = {} }) => [`${method} ${path}`, parameters] as const),
].filter(([, parameters]) => Object.keys(parameters).length > 0);

const unreadable = { no: ["such", "value"] };

test.each(bodies)(
  "%s: a parameter that cannot be empty has a value, or is refused before the action runs",
  (_, declared) => {
    for (const wire of [undefined, null, "", unreadable]) {
      for (const [name, field] of Object.entries(declared)) {
        const errors = new ErrorList();
        const { values } = readParameters({ [name]: field }, { [name]: wire }, [], workspace, errors);
        if (!errors.isEmpty) continue;
        expect(values, name).toHaveProperty(name);
        if (field.definition.required) expect(values[name], name).not.toBeNull();
      }
    }
  },
);

test.each(queries)("%s: a parameter has a value of its kind or is refused", (_, declared) => {
  for (const text of [undefined, "", "?", "2026-01-01,2026-01-31", "last_month,today", "a,b", "true"]) {
    for (const [name, parameter] of Object.entries(declared)) {
      const { required, isSingle } = parameter;
      const errors = new ErrorList();
      const query = parseQuery(text === undefined ? "" : `${name}=${encodeURIComponent(text)}`);
      const operand = readQueryParameters({ query, workspace, now }, { [name]: parameter }, errors)[name];
      if (!errors.isEmpty) continue;
      if (required || text) expect(operand, name).toBeDefined();
      if (operand) expect(isSingle ? ["equals"] : ["equals", "between", "any"]).toContain(operand.kind);
    }
  }
});
