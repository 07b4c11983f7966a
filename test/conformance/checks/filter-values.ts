import type { FieldSchema, FilterSchema, ResourceSchema } from "../../../src/engine/schema/schema.ts";
import type { Fixture } from "../../support/conformance/fixture.ts";
import type { Record, Site } from "../../support/conformance/world.ts";

/** An id that no record has. */
export const NOBODY = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const MOST = 4;

/** The field whose values a filter compares, as far as its declaration or its name tells. */
export const comparedField = (resource: ResourceSchema, filter: FilterSchema): FieldSchema | undefined =>
  resource.fields.get(filter.field ?? filter.name);

/** A value as a filter takes it. */
function asText(value: unknown, field: FieldSchema, isList: boolean): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => asText(item, field, isList));
  if (typeof value === "object") return [];
  if (field.type.name === "date") return [String(value).slice(0, 10)];
  if (field.type.name === "date-time") return [String(value).slice(0, 10), String(value)];
  return [isList ? escapeItem(String(value)) : String(value)];
}

/** One item of a comma-separated list. */
export const escapeItem = (item: string): string => item.replace(/[\\,]/g, "\\$&");

/** Values to try a filter with, in the form of its parameter; some match records, the last ones may match none. */
export function candidates(
  site: Site,
  resource: ResourceSchema,
  filter: FilterSchema,
  fixture: Fixture,
  records: readonly Record[],
): string[] {
  const given = fixture.filterValues?.[filter.name]?.(site);
  if (given) return [...given];
  const { options, type } = filter.kind;
  if (options)
    return sample(options.map((option) => (type === "list" ? escapeItem(String(option)) : String(option))));
  const field = comparedField(resource, filter);
  const known = field
    ? records.flatMap((record) => asText(record.attributes[field.name], field, type === "list"))
    : namedRecords(site, filter);
  return [
    ...sample([...new Set(known)]),
    ...absent(field?.type.name.startsWith("integer") ? "number" : type),
  ];
}

/** The ids that a filter of ids takes, as its name tells: `manager_employee_id` takes those of employees. */
function namedRecords(site: Site, { kind, name }: FilterSchema): readonly string[] {
  if ((kind.one ?? kind).type !== "id") return [];
  const singular = (resource: string): string =>
    resource.replaceAll("-", "_").replace(/ies$/, "y").replace(/s$/, "");
  const [named] = [...site.schema.resources.keys()]
    .filter((resource) => `_${name}`.endsWith(`_${singular(resource)}_id`))
    .sort((one, other) => other.length - one.length);
  return named === undefined ? [] : site.choosable(named);
}

/** Spread over the whole, so that a long list of options is tried at both ends. */
const sample = (all: readonly string[]): string[] =>
  all.filter((_, index) => index % Math.max(1, Math.floor(all.length / MOST)) === 0).slice(0, MOST + 1);

function absent(type: string): string[] {
  switch (type) {
    case "number":
      return ["987654321"];
    case "date":
    case "date-time":
      return ["1901-01-01"];
    case "string":
      return ["no such text"];
    case "id":
      return [NOBODY];
    default:
      return [];
  }
}

/** Texts that a filter of a kind must refuse. */
export function junkFor(filter: FilterSchema, field: FieldSchema | undefined): string[] {
  switch (filter.kind.type) {
    case "id":
      return field?.type.name.startsWith("integer")
        ? ["x", "1.5", "-1"]
        : ["x", "123", `${NOBODY}0`, "U".repeat(26), `${NOBODY},x`, `${NOBODY},`];
    case "enum":
      return ["no such option", `${filter.kind.options![0]},no such option`, `,${filter.kind.options![0]}`];
    case "boolean":
      return ["maybe", "2"];
    case "number":
      return ["twelve", "1,2,3", "1e3", "0x1", "5,"];
    case "date":
      return [
        "2026-02-30",
        "someday",
        "2026-1-1",
        "2026-01-01,",
        "2026-01-01,2026-01-02,2026-01-03",
        "2026-01-01T10:00:00Z",
      ];
    case "date-time":
      return ["2026-02-30", "now", "2026-07-14T25:00:00Z", "2026-07-14T10:00:00", ",2026-01-01"];
    case "list":
      return [
        ...(filter.kind.options
          ? ["no such option", `${escapeItem(String(filter.kind.options[0]))},nope`]
          : []),
        ",",
      ];
    default:
      return [];
  }
}

/** A pair that ends before it begins; undefined for filters that take no pairs. */
export function backwards(filter: FilterSchema): string | undefined {
  if (filter.kind.type === "number") return "7,3";
  return filter.kind.type.startsWith("date") ? "2026-03-02,2026-03-01" : undefined;
}
