import type { Getter, GetterResult } from "../../declare/getter.ts";
import { type GetterPlan, planGetter } from "../../plan/getter-plan.ts";
import { requireAny, requireRead } from "../../plan/sight.ts";
import type { QueryCall } from "../../request/call.ts";
import { findGetter, parseGetter } from "../../request/parse-getter.ts";
import { filteredResource, type ResourceSchema, resourceNamed } from "../../schema/schema.ts";
import type { ReadOnlyWork, Work } from "../../work/work.ts";
import { schemaOf, unitOf } from "../work/transaction-work.ts";
import { runGetter } from "./run-getter.ts";

/** A request of a getter of a collection, by the name of its resource, its path and its parameters. */
export interface GetterCall {
  readonly resource: string;
  readonly path: string;
  readonly parameters: ReadonlyMap<string, string>;
}

interface Planned {
  readonly resource: ResourceSchema;
  readonly getter: Getter;
  readonly plan: GetterPlan;
}

/**
 * Plans a getter as a request of the actor would.
 * @throws 403 and 422 like the request
 */
export function planGetterCall(
  work: ReadOnlyWork,
  { resource: name, path, parameters }: GetterCall,
): Planned {
  const { actor } = work;
  const resource = resourceNamed(schemaOf(work), name);
  const getter = findGetter(resource, "collection", path);
  if (!getter.isOpen) requireRead(resource, actor);
  requireAny(getter.permissions, actor);
  const filtered = filteredResource(resource, getter);
  const plan = planGetter(filtered, getter, parseGetter(filtered, getter, callOf(work, parameters)), {
    actor,
  });
  getter.check?.(plan.parameters, work);
  return { resource, getter, plan };
}

/**
 * Reads a getter as the actor, with the actor's rights of this moment, in the transaction of the work.
 * @throws 403 and 422 like a request
 */
export async function readGetter(asked: Work, call: GetterCall): Promise<GetterResult> {
  const work = unitOf(asked);
  const { resource, plan } = planGetterCall(work, call);
  return runGetter(work, {
    ...plan,
    resource,
    call: callOf(work, call.parameters),
    record: null,
    link: (target, query) => `${work.baseUrl}/${target}${searchOf(query)}`,
  });
}

const callOf = ({ workspace, now }: ReadOnlyWork, query: QueryCall["query"]): QueryCall => ({
  query,
  workspace,
  now,
});

const searchOf = (query: Readonly<Record<string, string>>): string => {
  const text = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return text.length > 0 ? `?${text.join("&")}` : "";
};
