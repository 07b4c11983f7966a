import { Ajv } from "ajv";
import formats from "ajv-formats";
import { expect } from "vitest";
import type { FieldSchema, ResourceSchema } from "../../../src/engine/schema/schema.ts";
import type { Record } from "../../support/conformance/world.ts";

const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const DAY = /^\d{4}-\d{2}-\d{2}T00:00:00\.000000Z$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

// Fields describe themselves with words of their own, such as `x-resource`.
const ajv = new Ajv({ strict: false, validateFormats: true });
formats.default(ajv);

/** Whether the owner's key reads the field in every list: it is open or behind a permission, and not left out. */
export function isAlwaysRead(resource: ResourceSchema, field: FieldSchema): boolean {
  if (field.writeOnly || field.hidden || field.isOmittedFromLists) return false;
  const tier = field.gate === null ? undefined : resource.policy.tiers[field.gate];
  return tier === undefined || tier.read.permissions.length > 0;
}

/** A record that was read alone, with the fields that lists contain. */
export const withListedFields = (resource: ResourceSchema, record: Record): Record => ({
  ...record,
  attributes: Object.fromEntries(
    Object.entries(record.attributes).filter(([name]) => !resource.fields.get(name)?.isOmittedFromLists),
  ) as Record["attributes"],
});

/** Checks that a value is returned in the form that the type of its field has on the wire. */
export function expectWireForm(field: FieldSchema, value: unknown): void {
  const where = `${field.name}: ${JSON.stringify(value)}`;
  if (value === null) {
    expect(field.nullable, `${field.name} is null, but never empty`).toBe(true);
    return;
  }
  const { type } = field;
  expect(ajv.validate(type.returned?.() ?? type.schema(), value), `${where} ${ajv.errorsText()}`).toBe(true);
  switch (field.type.name) {
    case "id":
      expect(value, where).toMatch(ULID);
      return;
    case "date":
      expect(value, where).toMatch(DAY);
      return;
    case "date-time":
      expect(value, where).toMatch(MOMENT);
      return;
    case "ids":
      for (const id of value as unknown[]) expect(id, where).toMatch(ULID);
      return;
    case "enum":
      expect(type.filter!.options, where).toContain(value);
      return;
    default:
      if (typeof value === "string") expect(value.normalize("NFC").trim(), where).toBe(value);
  }
}
