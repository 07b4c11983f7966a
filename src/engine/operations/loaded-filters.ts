import type { LoadRows } from "../declare/filter.ts";
import { sqlContext } from "../execute/transaction/sql-context.ts";
import { run } from "../execute/transaction/statements.ts";
import { requestedFilters } from "../request/parse-selection.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { RequestContext } from "./request-context.ts";

/** Returns the resource with what the filters of the request read in the workspace, for those that do. */
export async function withLoadedFilters(
  context: RequestContext,
  resource: ResourceSchema,
): Promise<ResourceSchema> {
  const isLoading = [...resource.filters.values()].some(({ load }) => load !== null);
  if (!isLoading) return resource;
  const rows: LoadRows = (statement) => run(context.pool, statement, sqlContext(context));
  const filters = new Map(resource.filters);
  for (const [parameter, text] of requestedFilters(context.query)) {
    const filter = filters.get(parameter.replace(/^-/, ""));
    const gatesFor = await filter?.load?.(text, rows);
    if (filter && gatesFor) filters.set(filter.name, { ...filter, gatesFor });
  }
  return { ...resource, filters };
}
