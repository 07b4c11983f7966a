import type { FieldName } from "../../../src/engine/work/index.ts";
import type { Caller } from "../app.ts";
import type { Site } from "./world.ts";

export type Body = Record<string, unknown>;

/** Names of fields of the resource, or some of the fields with values. */
type Named<Name extends string> = readonly FieldName<Name>[];
type Given<Name extends string> = Partial<Record<FieldName<Name>, unknown>>;

/**
 * What the conformance tests cannot derive from a resource's declaration. It is in `<resource>.fixture.ts` beside the
 * declaration, as `export const fixture: Fixture<"<resource>">`. Everything is optional, and a resource without such
 * exceptions has no such file.
 */
export interface Fixture<Name extends string = string> {
  /** Values of the n-th record that replace the derived ones. */
  readonly body?: (n: number, site: Site) => Given<Name>;
  /** Fields that every creation sets, although none of them is required by itself. */
  readonly always?: Named<Name>;
  /** Fields that must be sent together with a field, for rules that only a hook knows. */
  readonly together?: { readonly [Field in FieldName<Name>]?: Given<Name> | ((site: Site) => Given<Name>) };
  /** Fields that must be sent together with the null that empties a field. */
  readonly emptiedWith?: { readonly [Field in FieldName<Name>]?: Given<Name> };
  /** Fields that can be empty in general, but not on the tests' record. */
  readonly managed?: Named<Name>;
  /** Writable fields for which no value is valid yet, or none that a key may send. */
  readonly impossible?: Named<Name>;
  /** References that cannot be to a record that was just created, because of its state. */
  readonly neverToNew?: Named<Name>;
  /** Fields whose values differ on every attempt, such as a random hint. */
  readonly unrepeatable?: Named<Name>;
  /** Runs before the first record is created: creates what records refer to, if derived records will not do. */
  readonly before?: (site: Site) => Promise<void>;
  /**
   * Whether a record needs several of another resource, such as two employees. The first one is then created when there
   * are two of each, and not when there is only one.
   */
  readonly needsSeveral?: boolean;
  /** Creates records of a resource that cannot be created over HTTP, or brings existing ones into further states. */
  readonly prepare?: (site: Site) => Promise<void>;
  /** Brings a record of the resource into a state in which it can be deleted. */
  readonly beforeDeletion?: (site: Site, id: string) => Promise<void>;
  /** Runs before each test: removes records if their number is limited. */
  readonly makeRoom?: (site: Site) => Promise<void>;
  /** Gates that are open on rows of the caller's own account, with which the tests' keys act. */
  readonly openOnOwnRows?: readonly string[];
  /** Somebody who sees rows by relation and has no permission, where seeing any row by permission opens a gate. */
  readonly seesByRelation?: (site: Site) => Promise<Caller>;
  /** Somebody who may run an action that nobody may run by permission, by the action's name. */
  readonly runsAction?: Readonly<Record<string, (site: Site) => Promise<Caller>>>;
  /** Values of a filter whose meaning only the module knows. */
  readonly filterValues?: Readonly<Record<string, (site: Site) => readonly string[]>>;
  /**
   * Values of placeholders in routes of their own, such as `{job}`; they also bring about what the route requires for
   * this body.
   */
  readonly placeholders?: Readonly<Record<string, (site: Site, body: Body) => Promise<string>>>;
  /** Filters for which all possible records are still the same. */
  readonly uniform?: readonly string[];
  /** Whether every getter returns data about the record, if some are refused in the state of others. */
  readonly suitsGetters?: (own: Body) => boolean;
  /** What the example of an action or getter must contain about the record, or about all records, by its name. */
  readonly exampleParts?: Readonly<Record<string, (own: Body, all: readonly Body[]) => Body>>;
}

/** The fixtures by the names of their resources. */
export type Fixtures = Readonly<Record<string, Fixture>>;
