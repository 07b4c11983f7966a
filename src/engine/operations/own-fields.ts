import type { OwnField } from "../declare/own-fields.ts";
import { invalidField } from "../errors/api-error.ts";
import { message, said } from "../errors/message.ts";
import { sqlContext } from "../execute/transaction/sql-context.ts";
import { run } from "../execute/transaction/statements.ts";
import { requestedColumns } from "../request/parse-export.ts";
import { requestedSort } from "../request/parse-list.ts";
import { requestedFilters } from "../request/parse-selection.ts";
import type { Intent } from "../request/route.ts";
import { extendedBy } from "../schema/extended-by-own-fields.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";

const sortNames = ({ query }: RequestContext): string[] =>
  (requestedSort(query) ?? []).map(({ name }) => name);

/** The parameters of a request that refer to custom fields. */
function requested(context: RequestContext, prefix: string): string[] {
  return requestedFilters(context.query)
    .map(([name]) => name)
    .filter((name) => name.replace(/^-/, "").startsWith(prefix));
}

/**
 * Returns the resource with the filters and sorts of custom fields, if the request names any or lists the filters.
 * Records are read and written by the declared fields alone.
 * @throws 422 for a custom field that does not exist or cannot be filtered by, with those that can
 */
export async function withOwnFields(
  context: RequestContext,
  resource: ResourceSchema,
  intent: Intent,
): Promise<ResourceSchema> {
  const { ownFields } = resource;
  if (!ownFields) return resource;
  const parameters = requested(context, ownFields.prefix);
  const sorts = sortNames(context).some((name) => name.startsWith(ownFields.prefix));
  const columns = intent.kind === "export" ? requestedColumns(context.query) : null;
  const shown = (columns ?? []).filter((name) => name.startsWith(ownFields.prefix));
  if (parameters.length === 0 && !sorts && shown.length === 0 && intent.kind !== "list-filters")
    return resource;
  const bound = sqlContext(context);
  const known = await ownFields.load((statement) => run(context.pool, statement, bound));
  for (const name of parameters) refuseUnfilterable(name, known);
  for (const name of shown) refuseUnknownColumn(name, known);
  return extendedBy(resource, known);
}

function refuseUnfilterable(parameter: string, known: readonly OwnField[]): void {
  const filterable = known.filter(({ filter }) => filter !== null).map(({ name }) => name);
  if (filterable.includes(parameter.replace(/^-/, ""))) return;
  const shown = parameter.slice(0, 100);
  throw invalidField(
    shown,
    message`The ${shown} parameter is not a filter. Allowed: ${filterable.join(", ") || said("none")}.`,
    filterable,
  );
}

function refuseUnknownColumn(name: string, known: readonly OwnField[]): void {
  const names = known.map((one) => one.name);
  if (names.includes(name)) return;
  const allowed = names.join(", ") || said("none");
  throw invalidField(
    "columns",
    message`${name.slice(0, 100)} is not a custom field. Allowed: ${allowed}.`,
    names,
  );
}
