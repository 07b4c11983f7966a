import type { FieldName } from "../../../src/engine/work/index.ts";
import type { Site } from "./world.ts";

export type Body = Record<string, unknown>;

/** Fields of the resource, or some of them with values. */
type Named<Name extends string> = readonly FieldName<Name>[];
type Given<Name extends string> = Partial<Record<FieldName<Name>, unknown>>;

/**
 * What the conformance tests cannot derive from a resource's declaration: it is said beside the declaration, in
 * `<resource>.fixture.ts`, as `export const fixture: Fixture<"<resource>">`. Everything is optional, and a resource of
 * which everything can be derived has no such file.
 */
export interface Fixture<Name extends string = string> {
  /** Fields of the n-th record that are given instead of the derived ones. */
  readonly body?: (n: number, site: Site) => Given<Name>;
  /** Fields that every creation gives, though by itself none of them is required. */
  readonly always?: Named<Name>;
  /** Fields that have to be sent together with a field, for rules that only a hook knows. */
  readonly together?: { readonly [Field in FieldName<Name>]?: Given<Name> | ((site: Site) => Given<Name>) };
  /** Fields that have to be sent together with the null that empties a field. */
  readonly emptiedWith?: { readonly [Field in FieldName<Name>]?: Given<Name> };
  /** Fields that can be empty, but that the tests' record cannot be emptied of. */
  readonly managed?: Named<Name>;
  /** Writable fields for which no value is valid yet, or none from a key. */
  readonly impossible?: Named<Name>;
  /** Fields whose values are new at every attempt, such as a random hint. */
  readonly unrepeatable?: Named<Name>;
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
}

/** By the resource's name. */
export type Fixtures = Readonly<Record<string, Fixture>>;
