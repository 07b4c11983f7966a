import type { Permission } from "../../engine/schema/schema.ts";
import type { Relation } from "../../engine/work/relation.ts";
import { PERMISSION_NAMES } from "./catalogue.ts";

type RelationScope = Permission & { readonly name: Relation };

/**
 * Two scopes of keys besides permissions, for the rights that the key's creator has by relation. No role grants them,
 * and everybody may give them to a key.
 */
export const RELATION_SCOPES: readonly RelationScope[] = [
  {
    name: "self",
    title: "Own records",
    description: "What concerns the owner of the key alone: their profile, leave, time and expenses.",
    module: "API Keys",
    implies: [],
  },
  {
    name: "team",
    title: "Team",
    description:
      "What the owner of the key sees and decides for others: the people who report to them, projects and tasks that they lead or work on.",
    module: "API Keys",
    implies: [],
  },
];

/** All scopes of keys: the relations first, then the permissions, sorted. */
export const SCOPE_NAMES: readonly string[] = [
  ...RELATION_SCOPES.map(({ name }) => name),
  ...PERMISSION_NAMES,
];
