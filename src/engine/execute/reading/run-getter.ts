import type { GetterResult } from "../../declare/getter.ts";
import type { GetterPlan } from "../../plan/getter-plan.ts";
import { orderBy, selectionCondition } from "../../query/select-records.ts";
import type { QueryCall } from "../../request/call.ts";
import { givenFilters } from "../../request/given-filters.ts";
import { filteredResource, type ResourceSchema } from "../../schema/schema.ts";
import type { GetterContext } from "../../work/contexts.ts";
import type { StoredRecord } from "../../work/records.ts";
import type { UnitOfWork } from "../work/unit-of-work.ts";

/** A planned getter with what its response depends on besides. */
export interface PlannedGetter extends GetterPlan {
  readonly resource: ResourceSchema;
  readonly call: QueryCall;
  readonly record: StoredRecord<string> | null;
  readonly link: GetterContext["link"];
}

/** Runs the function of a getter in a work. */
export const runGetter = (
  work: UnitOfWork,
  { resource, getter, call, record, link, parameters, page, selection, sort }: PlannedGetter,
): Promise<GetterResult> =>
  getter.run({
    ...{ work, resource, record, parameters, link },
    page: page.number,
    perPage: page.perPage,
    pageOf: (rows) => rows.slice((page.number - 1) * page.perPage, page.number * page.perPage),
    matching: (alias) => selectionCondition(selection, alias),
    order: (alias) => orderBy(sort, alias),
    givenFilters: givenFilters(
      call,
      filteredResource(resource, getter),
      new Set(Object.keys(getter.parameters)),
    ),
  } satisfies GetterContext);
