import { holds } from "../../../engine/declare/index.ts";
import { resourceNamed, schemaOf } from "../../../engine/runtime/index.ts";
import { tierOf } from "../../../engine/sql/index.ts";
import { forbidden, type KnownField, type Work } from "../../../engine/work/index.ts";
import { type Definition, RESTRICTED_READ, readDefinitions, valueWords } from "../../custom-fields/index.ts";
import { dayText, momentDayText } from "./day-text.ts";
import { type EmployeeNames, employeeNames, namesOfEmployees } from "./employee-names.ts";
import { CUSTOM_VALUES, EMPLOYEE_NAMES, ownerOf } from "./placeholder-paths.ts";
import type { DateFormat, TemplateKind } from "./template-fields.ts";

/** The text of the value at a path; null if it is empty. @throws 403 if the caller may not read it */
export type ValueOf = (path: string) => string | null;

/** A record as it is returned to the caller. */
interface Shown {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

type NameKey = (typeof EMPLOYEE_NAMES)[number];

/** What the texts of values depend on besides the records. */
interface Writing {
  readonly work: Work;
  readonly resource: "employees" | "clients";
  readonly format: DateFormat;
  readonly names: EmployeeNames;
  readonly definitions: readonly Definition[];
  readonly people: ReadonlyMap<string, string>;
}

/**
 * The values of employees or clients for a template, by the id. Who is out of the caller's sight is left out.
 */
export async function ownerValues(
  work: Work,
  { kind, format }: { readonly kind: TemplateKind; readonly format: DateFormat },
  ids: readonly string[],
): Promise<ReadonlyMap<string, ValueOf>> {
  const resource = ownerOf(kind)!.resource;
  const records = (await work.shown(resource, ids)) as Shown[];
  const definitions = await readDefinitions(work, resource);
  const people = await namesOfEmployees(work, referredPeople(records, definitions));
  const names: EmployeeNames = resource === "employees" ? await employeeNames(work, ids) : new Map();
  const writing = { work, resource, format, names, definitions, people };
  return new Map(records.map((record) => [record.id, (path: string) => textAt(record, path, writing)]));
}

/** The employees to whom custom fields refer. */
function referredPeople(records: readonly Shown[], definitions: readonly Definition[]): string[] {
  const slugs = definitions.filter(({ type }) => type === "employee").map(({ slug }) => slug);
  return records.flatMap(({ attributes }) => {
    const values = (attributes[CUSTOM_VALUES] ?? {}) as Readonly<Record<string, unknown>>;
    return slugs.map((slug) => values[slug]).filter((id): id is string => typeof id === "string");
  });
}

function textAt(record: Shown, path: string, writing: Writing): string | null {
  const { work, resource, names } = writing;
  const [, name, part] = path.split(".");
  const fields = work.resource(resource).fields;
  if (resource === "employees" && (EMPLOYEE_NAMES as readonly string[]).includes(name!)) {
    if (name === "contract_type_heading") requireReadable(record, fields.get("contract_type")!, writing);
    return names.get(record.id)?.[name as NameKey] ?? null;
  }
  const field = fields.get(name!);
  if (!field) return null;
  requireReadable(record, field, writing);
  const value = record.attributes[name!];
  if (name === CUSTOM_VALUES) return customText(value as Record<string, unknown>, part!, writing);
  if (part !== undefined) return (value as Record<string, string | null> | null)?.[part] ?? null;
  return textOf(value, field, writing);
}

/** @throws 403 with the permission that opens a field which the record does not show to the caller */
function requireReadable(record: Shown, { name, gate }: KnownField, { work, resource }: Writing): void {
  if (name in record.attributes) return;
  const tier = tierOf(resourceNamed(schemaOf(work), resource), gate);
  throw forbidden(tier?.read.permissions[0]);
}

function customText(
  values: Readonly<Record<string, unknown>>,
  slug: string,
  { work, format, definitions, people }: Writing,
): string | null {
  const definition = definitions.find((one) => one.slug === slug);
  if (!definition) return null;
  if (definition.access === "restricted" && !holds(work.actor, RESTRICTED_READ))
    throw forbidden(RESTRICTED_READ);
  const value = values[slug];
  if (isEmpty(value)) return null;
  return valueWords(definition, value, {
    dayOf: (day) => dayText(day, format),
    momentDayOf: (moment) => momentDayText(moment, format, work.workspace.timezone),
    nameOf: (id) => people.get(id) ?? "",
  });
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function textOf(value: unknown, { type }: KnownField, { work, format }: Writing): string | null {
  if (isEmpty(value)) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (type.name === "date") return dayText(String(value), format);
  if (type.name === "date-time") return momentDayText(String(value), format, work.workspace.timezone);
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
