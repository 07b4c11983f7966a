import type { ListVariant } from "../declare/list-variant.ts";
import type { SortTerm } from "../declare/sort.ts";
import { invalidField } from "../errors/api-error.ts";
import { message } from "../errors/message.ts";
import type { RequestedVariant } from "../request/parse-variant.ts";
import type { ResourceSchema } from "../schema/schema.ts";
import type { Planning } from "./list-plan.ts";
import { planSelection, type Selection } from "./selection.ts";
import { requireAny } from "./sight.ts";

/** The plan of a variant of a list. */
export interface VariantPlan extends Omit<RequestedVariant, "selection"> {
  readonly variant: ListVariant;
  readonly selection: Selection;
}

/** Plans the variant of a list. @throws 403 for a missing permission, 422 for invalid filters and orders */
export function planVariant(
  resource: ResourceSchema,
  variant: ListVariant,
  requested: RequestedVariant,
  { actor }: Planning,
): VariantPlan {
  const selection = planSelection(resource, actor, requested.selection);
  for (const { name } of requested.sort) requireFigure(variant, name, actor);
  return { ...requested, variant, selection };
}

/** @throws 422 if rows cannot be sorted by the figure, 403 if the actor may not sort by it */
function requireFigure({ sort }: ListVariant, name: SortTerm["name"], actor: Planning["actor"]): void {
  if (!Object.hasOwn(sort, name)) {
    const allowed = Object.keys(sort);
    const shown = name.slice(0, 100);
    throw invalidField(
      "sort",
      message`${shown} is not a sortable figure. Allowed: ${allowed.join(", ")}.`,
      allowed,
    );
  }
  const permission = sort[name];
  if (permission) requireAny([permission], actor, "sort");
}
