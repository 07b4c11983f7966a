import type { ActionContext, StandaloneContext } from "../execute/contexts.ts";
import type { Work } from "../execute/work.ts";
import type { FieldBuilder } from "./field.ts";
import type { Grant } from "./policy.ts";

/** What an action answers besides the records it acted on. */
export interface ActionResult {
  /** Shown beside the records. */
  readonly message?: string;
  /** One record that is answered instead of those acted on, as it is once all effects have followed the commit. */
  readonly shows?: { readonly resource: string; readonly id: string };
}

/** Something done to records that is not a plain change of fields. */
export interface Action {
  readonly title: string;
  readonly description: string | null;
  readonly levels: readonly ("record" | "collection")[];
  /** Who may run it, and on which rows. */
  readonly grants: readonly Grant[];
  readonly parameters: Readonly<Record<string, FieldBuilder>>;
  /** Whether the body is multipart with a `file`. */
  readonly takesFile: boolean;
  /** Whether only a signed-in person may run it, never a key. */
  readonly sessionOnly: boolean;
  /** Takes the locks without which two parallel requests could break a rule; before the records are read. */
  readonly lock?: (work: Work) => Promise<void>;
  readonly run: (context: ActionContext) => Promise<ActionResult | undefined>;
}

export type ActionOptions = Pick<Action, "title" | "grants" | "run"> &
  Partial<Omit<Action, "title" | "grants" | "run">>;

export const action = (options: ActionOptions): Action => ({
  description: null,
  levels: ["record", "collection"],
  parameters: {},
  takesFile: false,
  sessionOnly: false,
  ...options,
});

/** An action that needs neither record nor credential, such as accepting an invitation. */
export interface StandaloneAction {
  readonly title: string;
  readonly description: string | null;
  readonly parameters: Readonly<Record<string, FieldBuilder>>;
  /** Whether the signed-in or keyed caller is not needed. */
  readonly run: (context: StandaloneContext) => Promise<{ data: unknown; message?: string }>;
}

export const standaloneAction = (
  options: Omit<StandaloneAction, "description"> & { description?: string },
): StandaloneAction => ({ description: null, ...options });
