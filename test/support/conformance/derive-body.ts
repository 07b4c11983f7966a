import type { FieldSchema, ResourceSchema } from "../../../src/engine/schema/schema.ts";
import { deriveValue } from "./derive-value.ts";
import type { Body, Fixture } from "./fixture.ts";
import type { Site } from "./world.ts";

/** The fields that a caller can set on creation. */
export const writableFields = (resource: ResourceSchema): FieldSchema[] =>
  [...resource.fields.values()].filter((field) => !field.managed && !field.hidden);

/** The id of an existing record to refer to; undefined if there is none. */
function referenceTo(site: Site, field: FieldSchema, n: number): unknown {
  const { reference, schema } = field.type;
  const ids = site.choosable(reference!.resource);
  if (ids.length === 0) return undefined;
  if (schema().type === "array") return [...new Set([ids[n % ids.length]!, ids[(n + 1) % ids.length]!])];
  const id = ids[n % ids.length]!;
  return reference!.key === "integer" ? Number(id) : id;
}

/** The n-th value of a field: the fixture's, the id of an existing record, or one derived from the type. */
export function fieldValue(site: Site, fixture: Fixture, field: FieldSchema, n: number): unknown {
  if (fixture.impossible?.includes(field.name)) return undefined;
  const given = fixture.body?.(n, site)[field.name];
  if (given !== undefined) return given;
  return field.type.reference ? referenceTo(site, field, n) : deriveValue(field.name, field, n);
}

/** A body with the wanted fields and those that the declared rules between fields require with them. */
export function bodyWith(
  site: Site,
  resource: ResourceSchema,
  fixture: Fixture,
  n: number,
  wanted: (field: FieldSchema) => boolean,
): Body {
  const body: Body = {};
  const fields = writableFields(resource);
  for (const field of fields) {
    if (!field.required && !wanted(field) && !fixture.always?.includes(field.name)) continue;
    const value = fieldValue(site, fixture, field, n);
    if (value !== undefined) body[field.name] = value;
    const together = fixture.together?.[field.name];
    if (wanted(field)) Object.assign(body, typeof together === "function" ? together(site) : together);
  }
  for (const field of fields) if (field.name in body) satisfyRules(site, resource, fixture, field, n, body);
  return body;
}

/** A body with `field` and only what every record needs besides, for reading the field back. */
export const bodyFor = (
  site: Site,
  resource: ResourceSchema,
  fixture: Fixture,
  field: FieldSchema,
  n: number,
) => bodyWith(site, resource, fixture, n, (one) => one === field);

function satisfyRules(
  site: Site,
  resource: ResourceSchema,
  fixture: Fixture,
  field: FieldSchema,
  n: number,
  body: Body,
): void {
  for (const rule of field.rules) {
    const other = resource.fields.get(rule.other)!;
    switch (rule.kind) {
      case "after":
      case "on-or-after": {
        const from = body[rule.other];
        if (typeof from === "string" && String(body[field.name]) <= from) body[field.name] = later(from, n);
        break;
      }
      case "prohibited-unless":
        body[rule.other] = rule.value;
        break;
      case "prohibited-when":
        if (body[rule.other] === rule.value) delete body[field.name];
        break;
      case "prohibited-without":
        body[rule.other] ??= fieldValue(site, fixture, other, n);
        satisfyRules(site, resource, fixture, other, n, body);
        break;
      case "required-when":
        break;
    }
  }
  // Fields that this field's value makes required are added.
  for (const dependent of writableFields(resource)) {
    const rule = dependent.rules.find((one) => one.kind === "required-when" && one.other === field.name);
    if (rule?.kind !== "required-when" || rule.value !== body[field.name] || dependent.name in body) continue;
    body[dependent.name] = fieldValue(site, fixture, dependent, n);
  }
}

const DAY_MS = 86_400_000;

function later(from: string, n: number): string {
  const moment = new Date(Date.parse(from) + ((n % 7) + 1) * DAY_MS).toISOString();
  return from.length === 10 ? moment.slice(0, 10) : moment;
}
