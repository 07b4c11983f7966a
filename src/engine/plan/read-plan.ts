import type { Operand } from "../declare/filter.ts";
import type { FieldSchema, FilterSchema, RelationshipSchema, ResourceSchema } from "../schema/schema.ts";
import type { Sight } from "./sight.ts";

/** Fields that are shown on the same rows. */
export interface FieldGroup {
  readonly sight: Exclude<Sight, "none">;
  readonly fields: readonly FieldSchema[];
}

/** A related resource to be shown with a record. */
export interface PlannedInclude {
  readonly name: string;
  readonly relationship: RelationshipSchema;
  /** On which records the relationship itself is shown; elsewhere it is null or empty. */
  readonly sight: Exclude<Sight, "none">;
  readonly projection: Projection;
}

/** How records of a resource are shown to one actor. Equal keys mean equal SQL. */
export interface Projection {
  readonly key: string;
  readonly resource: ResourceSchema;
  /** Which rows are seen. */
  readonly rows: Exclude<Sight, "none">;
  readonly groups: readonly FieldGroup[];
  readonly updatable: Sight;
  readonly deletable: Sight;
  readonly includes: readonly PlannedInclude[];
}

export interface PlannedFilter {
  readonly filter: FilterSchema;
  readonly operand: Operand;
  readonly negated: boolean;
}

export interface SortKey {
  readonly field: FieldSchema;
  readonly descending: boolean;
}

/** Which records of a resource are meant: what the actor sees, what the filters match, what the search finds. */
export interface Selection {
  readonly resource: ResourceSchema;
  readonly rows: Exclude<Sight, "none">;
  readonly filters: readonly PlannedFilter[];
  readonly words: readonly string[];
}

export interface ListPlan {
  readonly selection: Selection;
  readonly sort: readonly SortKey[];
  readonly projection: Projection;
  readonly page: number;
  readonly perPage: number;
  /** The id after which the page begins, when the caller followed a cursor. */
  readonly after: string | null;
  /** Whether the order is by id alone, so that pages can be walked by cursor. */
  readonly inIdOrder: boolean;
}
