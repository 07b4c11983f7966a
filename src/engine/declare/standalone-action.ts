import type { Text } from "../errors/message.ts";
import type { GivenParameters, StandaloneContext } from "../work/contexts.ts";
import type { Values } from "../work/records.ts";
import type { ActionResult, Parameters } from "./action.ts";
import type { FieldBuilder } from "./field-builder.ts";
import type { Doers } from "./policy.ts";

/** What an action without a record returns: `data` as it is, or a record or records as the caller sees them. */
export type StandaloneResult =
  | { readonly data: unknown; readonly message?: Text }
  | Required<Pick<ActionResult, "shows">>
  | { readonly showsAll: ShownRecords; readonly message: Text };

/** Records of a resource, in the order of their ids. */
interface ShownRecords {
  readonly resource: string;
  readonly ids: readonly string[];
}

/**
 * An action that needs no record, such as accepting an invitation. It may have the same name as an action on several
 * records: a body with `repositories` selects that one.
 */
export interface StandaloneAction {
  readonly title: string;
  /** The message after success, a full sentence: "Started a timer." */
  readonly done: string;
  readonly description: string | null;
  /** Whether a key or a session is needed; otherwise the caller can be anonymous. */
  readonly needsCredential: boolean;
  /** Who may run it for at least one person; null: anyone with the credential, if one is needed. */
  readonly who: Doers | null;
  readonly parameters: Readonly<Record<string, FieldBuilder>>;
  /** Whether the body is multipart with a `file`. */
  readonly takesFile: boolean;
  /** Example parameters for the API description, in addition to the required ones. */
  readonly example?: Readonly<Record<string, unknown>>;
  readonly run: (context: StandaloneContext<Values>) => Promise<StandaloneResult>;
}

export interface StandaloneOptions<Given extends Parameters>
  extends Pick<StandaloneAction, "title" | "done">,
    Partial<Omit<StandaloneAction, "title" | "done" | "parameters" | "run" | "example">> {
  readonly parameters: Given;
  readonly example?: { readonly [Parameter in keyof Given]?: unknown };
  readonly run: (context: StandaloneContext<GivenParameters<Given>>) => Promise<StandaloneResult>;
}

export const standaloneAction = <Given extends Parameters>(
  options: StandaloneOptions<Given>,
): StandaloneAction =>
  ({
    description: null,
    needsCredential: false,
    who: null,
    takesFile: false,
    ...options,
  }) as unknown as StandaloneAction;
