import type { Site } from "./world.ts";

export type Body = Record<string, unknown>;

/** What the conformance tests cannot derive from a resource's declaration. Everything is optional. */
export interface Fixture {
  /** Fields of the n-th record that are given instead of the derived ones. */
  readonly body?: (n: number, site: Site) => Body;
  /** Fields that every creation gives, though by itself none of them is required. */
  readonly always?: readonly string[];
  /** Fields that have to be sent together with a field, for rules that only a hook knows. */
  readonly together?: Readonly<Record<string, Body | ((site: Site) => Body)>>;
  /** Fields that have to be sent together with the null that empties a field. */
  readonly emptiedWith?: Readonly<Record<string, Body>>;
  /** Fields that can be empty, but that the tests' record cannot be emptied of. */
  readonly managed?: readonly string[];
  /** Writable fields for which no value is valid yet, or none from a key. */
  readonly impossible?: readonly string[];
  /** Fields whose values are new at every attempt, such as a random hint. */
  readonly unrepeatable?: readonly string[];
  /** Makes records of a resource that cannot be created over HTTP, or brings made ones into further states. */
  readonly prepare?: (site: Site) => Promise<void>;
  /** Runs before each test: removes records where only so many are allowed. */
  readonly makeRoom?: (site: Site) => Promise<void>;
  /** Gates that stand open on rows of the caller's own account, as which the tests' keys act. */
  readonly openOnOwnRows?: readonly string[];
  /** Values of a filter whose meaning is the module's own. */
  readonly filterValues?: Readonly<Record<string, (site: Site) => readonly string[]>>;
  /** Filters that no record can differ in yet. */
  readonly uniform?: readonly string[];
  /** What the example of an action or getter must say of the record itself, or of all records, by its name. */
  readonly exampleParts?: Readonly<Record<string, (own: Body, all: readonly Body[]) => Body>>;
  /** Relationships for which no related record can exist yet. */
  readonly emptyRelationships?: readonly string[];
}

export type Fixtures = Readonly<Record<string, Fixture>>;
