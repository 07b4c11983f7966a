import { isDeepStrictEqual } from "node:util";
import type { Facts } from "../declare/action.ts";
import type { Grant } from "../declare/policy.ts";
import { forbidden } from "../errors/api-error.ts";
import type { FieldSchema, ResourceSchema } from "../schema/schema.ts";
import type { RowCondition } from "../sql/sql.ts";
import { type Actor, holds } from "../work/actor.ts";
import { gateSight, requireDoer, sightOf, tierOf } from "./sight.ts";

/** The fields of one record that an actor may write, according to the grants that apply. */
export class WriteRights {
  readonly #resource: ResourceSchema;
  readonly #actor: Actor;
  readonly #grants: readonly Grant[];
  readonly #readableGates: ReadonlySet<string>;

  constructor(
    resource: ResourceSchema,
    actor: Actor,
    grants: readonly Grant[],
    readableGates: ReadonlySet<string>,
  ) {
    this.#resource = resource;
    this.#actor = actor;
    this.#grants = grants;
    this.#readableGates = readableGates;
  }

  get actor(): Actor {
    return this.#actor;
  }

  /** The permission that is missing to write the field; null if it may be written. */
  missingFor(field: FieldSchema): string | null {
    const tier = tierOf(this.#resource, field.gate);
    const lacking = tier?.write.find((permission) => !holds(this.#actor, permission)) ?? null;
    for (const grant of this.#grants) {
      if (grant.fields ? grant.fields.includes(field.name) : lacking === null) return null;
    }
    return lacking ?? this.#resource.policy.update[0]?.permissions[0] ?? "";
  }

  /**
   * If the actor may not write a field, its stored value is accepted, provided that the actor may read it.
   * @throws 403 with the field and the permission
   */
  require(field: FieldSchema, value: unknown, stored: unknown): void {
    const missing = this.missingFor(field);
    if (missing === null) return;
    const readable = field.gate === null || this.#readableGates.has(field.gate);
    if (readable && !field.writeOnly && isDeepStrictEqual(value, stored)) return;
    throw forbidden(missing || undefined, field.name);
  }
}

/** The rights on a record that is being created. @throws 403 if the actor may create none */
export function rightsToCreate(resource: ResourceSchema, actor: Actor): WriteRights {
  const { create } = resource.policy;
  if (create !== "everyone") requireDoer(create, actor);
  const { permissions } = create === "everyone" ? { permissions: [] } : create;
  return new WriteRights(resource, actor, [{ permissions }], new Set());
}

interface RowFlag {
  readonly name: string;
  readonly condition: RowCondition;
}

/** Columns that are selected with a record's own values: flags, each true or false, and values from other tables. */
export interface BesideRecord {
  readonly flags: readonly RowFlag[];
  readonly facts?: Facts;
}

/** The row conditions that determine an actor's rights on a stored record; they are selected with it. */
export interface RowFlags {
  readonly flags: readonly RowFlag[];
  /** Determines the rights from the selected flags. Null: no grant applies. */
  decide(row: Readonly<Record<string, unknown>>): WriteRights | null;
}

/** Prepares the flags for the given grants (those of the policy, or of an action). */
export function rowFlags(resource: ResourceSchema, actor: Actor, grants: readonly Grant[]): RowFlags {
  const flags: RowFlag[] = [];
  const granted = grants.map((grant, index) => {
    const sight = sightOf(grant, actor);
    if (typeof sight !== "function") return { grant, always: sight === "all", flag: null };
    const flag = `granted ${index}`;
    flags.push({ name: flag, condition: sight });
    return { grant, always: false, flag };
  });
  const readable = new Set<string>();
  const gates = new Set(
    [...resource.fields.values()].map((field) => field.gate).filter((gate) => gate !== null),
  );
  for (const gate of gates) {
    const sight = gateSight(resource, gate, actor);
    if (sight === "all") readable.add(gate);
    else if (typeof sight === "function") flags.push({ name: `readable ${gate}`, condition: sight });
  }
  return {
    flags,
    decide(row) {
      const applying = granted.filter(({ always, flag }) => always || (flag !== null && row[flag] === true));
      if (applying.length === 0) return null;
      const gatesHere = [...gates].filter((gate) => readable.has(gate) || row[`readable ${gate}`] === true);
      return new WriteRights(
        resource,
        actor,
        applying.map(({ grant }) => grant),
        new Set(gatesHere),
      );
    },
  };
}
