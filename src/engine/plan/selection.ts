import type { FilterFail } from "../declare/filter.ts";
import { parseSort, type SortTerm } from "../declare/sort.ts";
import { forbidden, invalidField } from "../errors/api-error.ts";
import { message } from "../errors/message.ts";
import { fieldMessage } from "../errors/messages.ts";
import type { RequestedFilter, RequestedSelection } from "../request/parse-selection.ts";
import { journalGates } from "../schema/journal-gates.ts";
import type { FieldSchema, FilterSchema, ResourceSchema } from "../schema/schema.ts";
import type { Actor } from "../work/actor.ts";
import { holds } from "../work/actor.ts";
import { type Combination, conditionsOf, mapConditions } from "../work/combination.ts";
import type { Operand } from "../work/operand.ts";
import { mayRead, requireQuery, rowsInSight, type Sight, visibleRows } from "./sight.ts";

export interface PlannedFilter {
  readonly filter: FilterSchema;
  readonly operand: Operand;
  readonly negated: boolean;
  /** Whether it is a range of the values that the records are sorted by, so that an index has it in that order. */
  readonly isRangeInOrder?: boolean;
}

export interface SortKey {
  readonly field: FieldSchema;
  readonly descending: boolean;
}

/** The records that a request selects: by sight, filters and search. */
export interface Selection {
  readonly resource: ResourceSchema;
  readonly rows: Exclude<Sight, "none">;
  readonly filters: readonly PlannedFilter[];
  /** Further filters, which are combined in another way; null: there are none. */
  readonly where: Combination<PlannedFilter> | null;
  readonly words: readonly string[];
  /**
   * The relationships that the search uses, with the related rows that the actor sees, so that nobody finds a record by
   * something they could not read.
   */
  readonly searched: ReadonlyMap<string, Exclude<Sight, "none">>;
}

/** All filters of a selection, however they are combined. */
export const filtersOf = ({
  filters,
  where,
}: Pick<Selection, "filters" | "where">): readonly PlannedFilter[] =>
  where ? [...filters, ...conditionsOf(where)] : filters;

const NOTHING_SEARCHED: Selection["searched"] = new Map();

/** All records that the actor sees. */
export const everythingInSight = (resource: ResourceSchema, actor: Actor): Selection => ({
  resource,
  rows: visibleRows(resource, actor) ?? "all",
  filters: [],
  where: null,
  words: [],
  searched: NOTHING_SEARCHED,
});

/**
 * Plans which records a request selects within the actor's sight.
 * @throws 403 for a filter that the actor may not use; 422 with everything that is invalid
 */
export function planSelection(
  resource: ResourceSchema,
  actor: Actor,
  requested: RequestedSelection,
): Selection {
  const { problems, words } = requested;
  const planned = (filter: RequestedFilter) => planFilter(resource, actor, filter, problems);
  const filters = requested.filters.map(planned);
  const where = requested.where && mapConditions(requested.where, planned);
  problems.throwIfAny();
  return {
    ...everythingInSight(resource, actor),
    filters: filters.filter((filter) => filter !== null),
    where,
    words,
    searched: words.length > 0 ? relationshipsInSight(resource, actor, resource.search) : NOTHING_SEARCHED,
  };
}

/**
 * The relationships that paths such as `project.name` go through, with the related rows in the actor's sight. One whose
 * records the actor may not read is left out.
 */
export function relationshipsInSight(
  resource: ResourceSchema,
  actor: Actor,
  paths: readonly string[],
): Selection["searched"] {
  const names = new Set(paths.filter((path) => path.includes(".")).map((path) => path.split(".")[0]!));
  const related = [...names].map((name) => {
    return [name, resource.siblings.get(resource.links.get(name)!.resource)!] as const;
  });
  return new Map(
    related
      .filter(([, related]) => mayRead(related, actor))
      .map(([name, related]) => [name, rowsInSight(related, actor)]),
  );
}

function planFilter(
  resource: ResourceSchema,
  actor: Actor,
  { parameter, filter, negated, operand }: RequestedFilter,
  problems: RequestedSelection["problems"],
): PlannedFilter | null {
  requireQuery(resource, filter.gate, actor, parameter);
  if (operand === null) return null;
  const fail: FilterFail = (template, allowed) =>
    problems.add(parameter, fieldMessage(template, filter.name, "filter"), allowed);
  const gates =
    operand.kind === "empty" ? [] : (filter.gatesFor?.(operand, journalGates(resource.siblings), fail) ?? []);
  const closed = gates.find((gate) => !holds(actor, ...gate.anyOf));
  if (closed) throw forbidden(closed.named, parameter);
  return { filter, operand, negated };
}

/** Plans an order; null: the resource's own. @throws 403 for a gated field, 422 with the allowed fields */
export function planSort(
  resource: ResourceSchema,
  actor: Actor,
  requested: readonly SortTerm[] | null,
): SortKey[] {
  const keys: SortKey[] = [];
  for (const { name, isDescending } of requested ?? parseSort(resource.defaultSort)) {
    const field = resource.sort.includes(name) ? resource.fields.get(name) : undefined;
    if (!field) {
      const allowed = resource.sort.join(", ");
      throw invalidField(
        "sort",
        message`${name.slice(0, 100)} is not a sortable field of ${resource.name}. Allowed: ${allowed}.`,
        resource.sort,
      );
    }
    requireQuery(resource, field.gate, actor, "sort");
    if (!keys.some((key) => key.field === field)) keys.push({ field, descending: isDescending });
  }
  return keys;
}
