import type { Endpoint } from "../declare/endpoint.ts";
import type { Reaction } from "../declare/extension.ts";
import type { Field } from "../declare/field.ts";
import type { Filter } from "../declare/filter.ts";
import type { Getter } from "../declare/getter.ts";
import type { Module } from "../declare/module.ts";
import type { NotificationKind } from "../declare/notification.ts";
import type { JoinCondition, Relationship } from "../declare/relationship.ts";
import type { Resource } from "../declare/resource.ts";
import type { Sql } from "../sql/sql.ts";

/** A permission that a role can grant. */
export interface Permission {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly module: string;
  readonly implies: readonly string[];
}

/** A field with its place in the schema. */
export interface FieldSchema extends Field {
  readonly name: string;
  /** The stored value, as SQL over an alias. */
  readonly stored: (alias: string) => Sql;
  /** The value whose JSON form callers read. */
  readonly shown: (alias: string) => Sql;
  /** The value by which lists are sorted. */
  readonly order: (alias: string) => Sql;
  /** Whether it is read through an expression and not from a column of the record. */
  readonly isComputed: boolean;
  /** Whether it is never returned. */
  readonly writeOnly: boolean;
  /** Whether callers can neither read nor send it. */
  readonly hidden: boolean;
  /** Whether the resource's `derive` computes it after the records are read. */
  readonly isDerived: boolean;
  /** The column to which it is written; null if there is none. */
  readonly writeColumn: string | null;
}

/** A filter with everything resolved: the expression, the gate and whether it can be empty. */
export interface FilterSchema extends Filter {
  readonly name: string;
  readonly title: string;
  readonly nullable: boolean;
  /** Whether it compares only a column of the record itself. */
  readonly isOwnColumn: boolean;
  /** The value of the field that most records have, with the condition that is true of exactly those; null: unknown. */
  readonly usual: Field["usual"];
  /** Whether the compared value changes without a journal entry. */
  readonly isQuiet: boolean;
}

/** The rows of another resource that refer to a record of this one. */
export interface Inbound {
  readonly resource: ResourceSchema;
  /** The field that contains the reference. */
  readonly field: string;
  /** The field of this record that the reference contains: its id, or the field whose value an enum column contains. */
  readonly names: string;
  readonly onDelete: Field["onDelete"];
  /** Whether the reference makes this record used; references of parts do not. */
  readonly isUse: boolean;
  /** The condition on referring rows, over their alias and this record's. */
  readonly refers: (referring: string, record: string) => Sql;
  /** For link tables: how the links are deleted with the record. */
  readonly links: { readonly table: string; readonly target: string } | null;
  readonly column: string | null;
}

/** A relationship with the condition that finds related records. */
export interface RelationshipSchema extends Relationship {
  readonly condition: JoinCondition;
}

/** A declared resource after verification, with its references resolved. */
export interface ResourceSchema extends Omit<Resource, "fields" | "filters"> {
  readonly module: Module;
  readonly fields: ReadonlyMap<string, FieldSchema>;
  readonly filters: ReadonlyMap<string, FilterSchema>;
  readonly links: ReadonlyMap<string, RelationshipSchema>;
  /** Set once all resources are known. */
  readonly inbound: readonly Inbound[];
  /** The reactions to writes of its records. */
  readonly reactions: readonly Reaction[];
  /** The kinds of notification about its records. */
  readonly notifications: readonly NotificationKind[];
  /** All resources, for conditions that depend on other declarations. */
  readonly siblings: ReadonlyMap<string, ResourceSchema>;
}

/** Everything that the program serves, resolved once at startup. */
export interface Schema {
  readonly modules: readonly Module[];
  readonly resources: ReadonlyMap<string, ResourceSchema>;
  readonly permissions: ReadonlyMap<string, Permission>;
  readonly endpoints: readonly Endpoint[];
  /** The kinds of notification by name, in the order of the modules. */
  readonly notifications: ReadonlyMap<string, NotificationKind>;
  /** The names of all events that the journal can have, which people read in words. */
  readonly events: ReadonlySet<string>;
}

/** The resource whose filters a getter accepts. */
export const filteredResource = (
  resource: ResourceSchema,
  { filtersOf }: Pick<Getter, "filtersOf">,
): ResourceSchema => (filtersOf === null ? resource : resource.siblings.get(filtersOf)!);

/** Whether the resource has paths of its own; without operations its records are only read with others, as related ones. */
export const hasPaths = ({ operations }: Pick<ResourceSchema, "operations">): boolean =>
  operations.length > 0;

/** A resource that must exist, for code that refers to it by name. */
export function resourceNamed(schema: Schema, name: string): ResourceSchema {
  const found = schema.resources.get(name);
  if (!found) throw new Error(`No resource "${name}" is declared.`);
  return found;
}
