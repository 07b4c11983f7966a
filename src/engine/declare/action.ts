import type { ApiError } from "../errors/api-error.ts";
import type { Text } from "../errors/message.ts";
import type { Sql } from "../sql/sql.ts";
import type { ActionContext, GivenParameters } from "../work/contexts.ts";
import type { NoParameters } from "../work/operand.ts";
import type { FieldName, ResourceName, StoredRecord, Values } from "../work/records.ts";
import type { Work } from "../work/work.ts";
import type { FieldBuilder } from "./field-builder.ts";
import type { Grant } from "./policy.ts";

/** What an action returns besides the records it acted on. */
export interface ActionResult {
  /** The message that replaces the usual one, which says what was done to how many records. */
  readonly message?: Text;
  /** A record that is returned instead of the records acted on, read after the commit. */
  readonly shows?: {
    readonly resource: string;
    readonly id: string;
    /** Relationships of the record that are returned unless the request names others. */
    readonly related?: readonly string[];
  };
  /** The ids of the records that an action with `creates` created, which are returned in this order. */
  readonly created?: readonly string[];
}

/**
 * What prevents an action on a record: a message, reported as a 422 on the record; messages for fields of the record,
 * each with its path; or the error itself, such as a 403. Null or no message means that nothing prevents it.
 */
export type Obstacle = Text | readonly (readonly [path: string, message: Text])[] | ApiError | null;

/**
 * A value from other tables that decides whether an action can be run on a record. It is a column of the statement that
 * reads the record, so that `openWhen` needs no statement of its own for it. The rows that it comes from are not locked:
 * where a concurrent change of them could break a rule, the action locks them in `lock`, or checks again in `run`.
 */
export interface Fact<Value> {
  /** The value, as SQL over the alias of the record's row. */
  readonly expression: (alias: string) => Sql;
  /** What the driver returns for it; only used by the type. */
  readonly value?: Value;
}

/** Declares a fact, with the type of its value as the driver returns it. */
export const fact = <Value>(expression: Fact<Value>["expression"]): Fact<Value> => ({ expression });

/** The facts of an action, by names that no field of its resource has. */
export type Facts = Readonly<Record<string, Fact<unknown>>>;

/** The values of facts, by their names. */
export type FactValues<Given extends Facts> = {
  readonly [Name in keyof Given]: Given[Name] extends Fact<infer Value> ? Value : never;
};

/**
 * What prevents the action on each of the records, in their order, whatever the parameters. It is evaluated before the
 * action runs, with the records locked, and when one of them is read, without locks and without
 * anything noted.
 */
// biome-ignore-start lint/suspicious/noExplicitAny: the action can be of any resource
export type OpenWhen<
  Name extends string = any,
  Noted = any,
  Known extends Facts = any,
  Read extends string = FieldName<Name>,
> = (
  records: readonly StateOf<Name, Known, Read>[],
  work: Work,
  noted?: Noted,
) => Promise<readonly Obstacle[]> | readonly Obstacle[];
// biome-ignore-end lint/suspicious/noExplicitAny: the action can be of any resource

/** What decides whether an action is open on a record: its stored values, or those that are read, and the facts. */
type StateOf<Name extends string, Known extends Facts, Read extends string> = Readonly<
  Pick<StoredRecord<Name>, Extract<Read | "id", keyof StoredRecord<Name>>> & FactValues<Known>
>;

/** The same, if each record can be decided separately. */
export const openWhenEach =
  <
    Name extends string,
    Noted = unknown,
    Known extends Facts = Record<never, never>,
    Read extends string = FieldName<Name>,
  >(
    obstacle: (record: StateOf<Name, Known, Read>, work: Work, noted?: Noted) => Promise<Obstacle> | Obstacle,
  ): OpenWhen<Name, Noted, Known, Read> =>
  async (records, work, noted) => {
    const obstacles: Obstacle[] = [];
    for (const record of records) obstacles.push(await obstacle(record, work, noted));
    return obstacles;
  };

/**
 * An operation on records that is not a plain change of fields. An action that was declared for a resource can only be
 * an action of that resource.
 */
// biome-ignore lint/suspicious/noExplicitAny: the action can be of any resource
export interface Action<Name extends string = any> {
  /** The resources that may have it; only used by the type. */
  readonly suits?: (resource: Name) => void;
  readonly title: string;
  /** The start of the message after success, followed by the records: "Archived", "Changed the picture of". */
  readonly done: string;
  readonly description: string | null;
  readonly levels: readonly ("record" | "collection")[];
  /** Who may run it, and on which rows. */
  readonly grants: readonly Grant[];
  readonly parameters: Readonly<Record<string, FieldBuilder>>;
  /** Example parameters for the API description, in addition to the required ones. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Whether the body is multipart with a `file`. */
  readonly takesFile: boolean;
  /** The maximum size of the file in bytes; null: the server's limit. */
  readonly maxFileBytes: number | null;
  /** Whether it also finds soft-deleted records. */
  readonly seesDeleted: boolean;
  /** Whether only a signed-in person may run it, never a key. */
  readonly sessionOnly: boolean;
  /**
   * Whether the response has the meta members of a created record (`respondsWithMeta`, `oneTimeMeta` of the resource).
   */
  readonly respondsWithMeta: boolean;
  /**
   * The resource of the records that the action creates and returns, as an array, instead of those that it runs on; null:
   * it returns those.
   */
  readonly creates: ResourceName | null;
  /** The relationships with which it returns the records, unless the request names others. */
  readonly related: readonly string[];
  /**
   * Takes the locks without which two concurrent requests could break a rule, before the records are read. The ids are
   * those of the request; it is not known yet whether the caller may see them.
   */
  readonly lock?: (work: Work, ids: readonly string[]) => Promise<unknown>;
  /**
   * The stored values that `openWhen` needs, beside the id; null: all. A record that is read alone comes with no others,
   * and computed ones cost something.
   */
  readonly reads: readonly string[] | null;
  /** What `openWhen` needs of other tables. */
  readonly facts: Facts;
  /**
   * The state of a record in which the action can be run; `meta.actions` of the record reports the same. If omitted, it
   * can be run in any state.
   */
  readonly openWhen?: OpenWhen;
  /**
   * Whether `run` checks each record itself (`isOpen`), because the result depends on what it did to the records
   * before.
   */
  readonly checksEachRecord: boolean;
  /** `noted` is the value that `lock` returned. */
  readonly run: (context: ActionContext<string, Values>, noted: unknown) => Promise<ActionResult | undefined>;
}

/** The parameters of an operation by name. */
export type Parameters = Readonly<Record<string, FieldBuilder>>;

export interface ActionOptions<
  Name extends string,
  Given extends Parameters,
  Noted = unknown,
  Known extends Facts = Record<never, never>,
  Read extends string = FieldName<Name>,
> extends Pick<Action, "title" | "done" | "grants">,
    Partial<
      Pick<
        Action,
        | "description"
        | "levels"
        | "takesFile"
        | "maxFileBytes"
        | "seesDeleted"
        | "sessionOnly"
        | "respondsWithMeta"
        | "checksEachRecord"
        | "creates"
        | "related"
      >
    > {
  readonly parameters?: Given;
  readonly example?: { readonly [Parameter in keyof Given]?: unknown };
  readonly lock?: (work: Work, ids: readonly string[]) => Promise<Noted>;
  readonly reads?: readonly Read[];
  readonly facts?: Known;
  readonly openWhen?: OpenWhen<Name, Noted, Known, Read>;
  readonly run: (
    context: ActionContext<Name, GivenParameters<Given>>,
    noted: Noted,
  ) => Promise<ActionResult | undefined>;
}

/**
 * Declares an action on records of the named resource or, without a name, an action that several resources can have.
 */
export function action<
  const Name extends ResourceName,
  Given extends Parameters = NoParameters,
  Noted = unknown,
  Known extends Facts = Record<never, never>,
  const Read extends FieldName<Name> = FieldName<Name>,
>(resource: Name, options: ActionOptions<Name, Given, Noted, Known, Read>): Action<Name>;
export function action<Given extends Parameters = NoParameters, Noted = unknown>(
  options: ActionOptions<string, Given, Noted>,
): Action<string>;
export function action(
  // biome-ignore lint/suspicious/noExplicitAny: what an action notes for itself concerns it alone
  ...given: [string, ActionOptions<string, Parameters, any>] | [ActionOptions<string, Parameters, any>]
): Action<string> {
  return {
    description: null,
    levels: ["record", "collection"],
    parameters: {},
    takesFile: false,
    maxFileBytes: null,
    seesDeleted: false,
    sessionOnly: false,
    respondsWithMeta: false,
    checksEachRecord: false,
    creates: null,
    related: [],
    reads: null,
    facts: {},
    ...(given.at(-1) as Pick<Action<string>, "title" | "done" | "grants" | "run">),
  };
}
