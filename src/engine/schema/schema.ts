import type { Endpoint } from "../declare/endpoint.ts";
import type { Reaction } from "../declare/extension.ts";
import type { Field } from "../declare/field.ts";
import type { Filter } from "../declare/filter.ts";
import type { Module } from "../declare/module.ts";
import type { JoinCondition, Relationship } from "../declare/relationship.ts";
import type { Resource } from "../declare/resource.ts";
import type { Sql } from "../query/sql.ts";

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
  /** Whether it is read through an expression: SQL other than a column of the record. */
  readonly isComputed: boolean;
  /** Whether it is never returned. */
  readonly writeOnly: boolean;
  /** Whether no caller ever reads, sends or hears of it. */
  readonly hidden: boolean;
  /** Whether the resource's `derive` works it out, once its records are read. */
  readonly isDerived: boolean;
  /** The column that a write sets; null when there is none. */
  readonly writeColumn: string | null;
}

/** A filter with everything resolved: the expression, the gate and whether it can be empty. */
export interface FilterSchema extends Filter {
  readonly name: string;
  readonly title: string;
  readonly nullable: boolean;
  /** Whether it compares nothing but a column of the record itself. */
  readonly isOwnColumn: boolean;
  /** Whether what it compares changes without an entry in the journal. */
  readonly isQuiet: boolean;
}

/** Another resource's rows that refer to a record of this one. */
export interface Inbound {
  readonly resource: ResourceSchema;
  /** The field of it that refers. */
  readonly field: string;
  /** What of this record the field names: its id, or the field that an enum column repeats. */
  readonly names: string;
  readonly onDelete: Field["onDelete"];
  /** Whether referring uses this record; parts of it do not. */
  readonly isUse: boolean;
  /** The referring rows, as a condition over their alias and this record's. */
  readonly refers: (referring: string, record: string) => Sql;
  /** For link tables: how the links are removed with the record. */
  readonly links: { readonly table: string; readonly target: string } | null;
  readonly column: string | null;
}

/** A relationship with the condition by which related records are found. */
export interface RelationshipSchema extends Relationship {
  readonly condition: JoinCondition;
}

/** A declared resource, checked and with its references resolved. */
export interface ResourceSchema extends Omit<Resource, "fields" | "filters"> {
  readonly module: Module;
  readonly fields: ReadonlyMap<string, FieldSchema>;
  readonly filters: ReadonlyMap<string, FilterSchema>;
  readonly links: ReadonlyMap<string, RelationshipSchema>;
  /** Filled once all resources are known. */
  readonly inbound: readonly Inbound[];
  /** What follows in other records from writing one of this. */
  readonly reactions: readonly Reaction[];
  /** All resources, for what depends on other declarations. */
  readonly siblings: ReadonlyMap<string, ResourceSchema>;
}

/** All that the program serves, decided once at boot. */
export interface Schema {
  readonly modules: readonly Module[];
  readonly resources: ReadonlyMap<string, ResourceSchema>;
  readonly permissions: ReadonlyMap<string, Permission>;
  readonly endpoints: readonly Endpoint[];
}

/** A resource that must exist, for code that names one of its own. */
export function resourceNamed(schema: Schema, name: string): ResourceSchema {
  const found = schema.resources.get(name);
  if (!found) throw new Error(`No resource "${name}" is declared.`);
  return found;
}
