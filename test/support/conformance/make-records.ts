import type { FieldSchema, ResourceSchema } from "../../../src/engine/schema/schema.ts";
import type { Reply } from "../app.ts";
import { bodyWith, fieldValue, writableFields } from "./derive-body.ts";
import type { Body, Fixture, Fixtures } from "./fixture.ts";
import type { Record, Site } from "./world.ts";

const ATTEMPTS = 8;

/** The top-level fields that a 422 is about. */
const blamed = (reply: Reply): string[] => [
  ...new Set(Object.keys(reply.body.errors as object).map((path) => path.split(".")[0]!)),
];

/**
 * Creates the n-th record of a resource over HTTP from a derived body. If a rule of the module refuses an optional
 * field, the record is created without it; a required field is tried with other values.
 * @throws if no body is accepted: then the resource needs a fixture beside its declaration
 */
export async function createRecord(
  site: Site,
  resource: ResourceSchema,
  fixture: Fixture,
  n: number,
  wanted: Parameters<typeof bodyWith>[4] = () => false,
): Promise<Record> {
  const body = bodyWith(site, resource, fixture, n, wanted);
  for (let attempt = 1; ; attempt++) {
    const reply = await site.writer(resource).post(`/${resource.name}`, body);
    if (reply.status === 201) return reply.body.data;
    if (reply.status !== 422 || attempt === ATTEMPTS) throw refused(resource, body, reply);
    repair(site, resource, fixture, body, blamed(reply), n + 100 * attempt);
  }
}

/** Creates a record like `createRecord`, in a state in which it can be deleted. */
export async function createDeletable(
  site: Site,
  resource: ResourceSchema,
  fixture: Fixture,
  n: number,
): Promise<Record> {
  const record = await createRecord(site, resource, fixture, n);
  await fixture.beforeDeletion?.(site, record.id);
  return record;
}

function repair(
  site: Site,
  resource: ResourceSchema,
  fixture: Fixture,
  body: Body,
  names: string[],
  n: number,
): void {
  for (const name of names) {
    const field = resource.fields.get(name);
    if (!field || !writableFields(resource).includes(field)) continue;
    if (name in body && !field.required) delete body[name];
    else body[name] = fieldValue(site, fixture, field, n);
    for (const other of comparedWith(resource, field))
      if (other.name in body) body[other.name] = fieldValue(site, fixture, other, n);
  }
}

/** The fields that a rule compares with a field, such as the last day with the first: their values change together. */
const comparedWith = (resource: ResourceSchema, field: FieldSchema): FieldSchema[] =>
  writableFields(resource).filter((other) => isAfter(field, other) || isAfter(other, field));

const isAfter = ({ rules }: FieldSchema, { name }: FieldSchema): boolean =>
  rules.some(({ kind, other }) => other === name && (kind === "after" || kind === "on-or-after"));

/** Names the refused fields and, with their messages, what to write so that they are accepted. */
function refused({ name }: ResourceSchema, body: Body, reply: Reply): Error {
  const names = reply.status === 422 ? blamed(reply) : [];
  const values = names.map((field) => `${field}: ${JSON.stringify(body[field] ?? null)}`).join(", ");
  return new Error(
    `No derived body of ${name} is accepted: ${reply.status} ${reply.text} for ${JSON.stringify(body)}. ` +
      `Write ${name}.fixture.ts beside ${name}.resource.ts, with values that are accepted as the n-th of many:\n` +
      `export const fixture: Fixture<"${name}"> = { body: (n) => ({ ${values} }) };`,
  );
}

/** Creates one record of a resource, after creating all records that it requires. */
export async function createFirst(site: Site, name: string, fixtures: Fixtures, n: number) {
  const resource = site.schema.resources.get(name)!;
  if (site.choosable(name).length > 0 || !resource.operations.includes("create")) return;
  for (const field of writableFields(resource)) {
    const target = field.type.reference?.resource;
    if (field.required && target && target !== name) await createFirst(site, target, fixtures, n);
  }
  await fixtures[name]?.before?.(site);
  site.note(await createRecord(site, resource, fixtures[name] ?? {}, n));
}

/**
 * Creates the n-th further record, with varied values: every optional field is empty in some records and set in
 * others; `whole` sets all that can be set together.
 */
export async function createVaried(
  site: Site,
  name: string,
  fixture: Fixture,
  n: number,
  whole: boolean,
): Promise<void> {
  const resource = site.schema.resources.get(name)!;
  if (!resource.operations.includes("create")) return;
  const names = writableFields(resource).map((field) => field.name);
  const wanted = (field: { name: string }) => whole || (names.indexOf(field.name) + n) % 3 !== 0;
  site.note(await createRecord(site, resource, fixture, n, wanted));
}
