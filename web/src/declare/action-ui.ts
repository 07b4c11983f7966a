import type { ComponentType, ReactNode } from "react";
import type { ActionState, ApiRecord } from "../api/records.ts";
import type { IconName } from "../components/icon-shapes.ts";
import { mayAny, type Session } from "../session/session.ts";
import type { FieldOverride, ResourceUi } from "./resource-ui.ts";

/** What an action returned besides the record, such as a secret that is shown once. */
export interface ResultProps {
  readonly meta: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}

/** What an action would do to a record, as a dry run returned it. */
export interface PreviewProps<One = ApiRecord> {
  /** The record before the action. */
  readonly record: One;
  /** The record that the action would return: the same one after it, or the one that it creates. */
  readonly after: One;
  readonly meta: Readonly<Record<string, unknown>>;
  /** The parameters that are entered. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The texts of an action: its button beside a record, and its dialog. */
export interface ActionUi<One = ApiRecord> {
  /** The label of the button. */
  readonly label: string | ((record: One) => string);
  readonly icon?: IconName;
  /** Whether it is the usual next step, so that its button is emphasized. */
  readonly isPrimary?: boolean;
  /** Whether it runs without confirmation, because it is easy to undo. */
  readonly isImmediate?: boolean;
  /** The title of the dialog; by default the label and the record's name. */
  readonly title?: string | ((record: One) => string);
  /** The consequences, as text in the dialog. */
  readonly text?: ReactNode | ((record: One) => ReactNode);
  /** The label of the dialog's button, if it differs. */
  readonly confirm?: string;
  readonly isDangerous?: boolean;
  readonly fields?: Readonly<Record<string, FieldOverride>>;
  /** Parameters that the person is not asked for. */
  readonly without?: (session: Session) => readonly string[];
  /** Initial values of the dialog, if they are not the parameters' defaults. */
  readonly initial?: Readonly<Record<string, unknown>> | ((record: One) => Readonly<Record<string, unknown>>);
  /** The message afterwards, if the API's message adds nothing for the person. */
  readonly done?: string;
  /**
   * Whether the button is shown disabled with the reason if the action is not open. `holds`: the person has a
   * permission for the action.
   */
  readonly isExplained?: (record: One, holds: boolean) => boolean;
  /** Shows in the dialog what the action would do with the parameters that are entered. */
  Preview?(props: PreviewProps<One>): ReactNode;
  /** The relationships that the preview needs, as in `include`. */
  readonly previewInclude?: string;
  /** The path of the record that the action creates, which is opened afterwards. */
  readonly opens?: (id: string, returned: One) => string;
  /** Shows the parts of the response besides the record. */
  readonly Result?: ComponentType<ResultProps>;
}

const stateOf = ({ meta: { actions = [] } }: ApiRecord, action: string): ActionState | undefined =>
  actions
    .map((one) => (typeof one === "string" ? { name: one, open: true, reason: null } : one))
    .find(({ name }) => name === action);

/** Whether the action can be run on the record now, as the API reported when it returned the record alone. */
export const isOpen = (record: ApiRecord, action: string): boolean => stateOf(record, action)?.open ?? false;

/** The button of an action that can be run, or a disabled one with the reason. */
export interface OfferedAction {
  readonly name: string;
  readonly action: ActionUi;
  /** Why it cannot be run now; null if it can. */
  readonly reason: string | null;
}

/** The declared actions that can be run on the record, and those that are shown disabled with the reason. */
export function offeredActions(
  { actions = {}, metadata }: Pick<ResourceUi, "actions" | "metadata">,
  record: ApiRecord,
  session: Session,
): OfferedAction[] {
  return Object.entries(actions).flatMap(([name, action]): OfferedAction[] => {
    const state = stateOf(record, name);
    if (state?.open) return [{ name, action, reason: null }];
    const { permissions = [] } = metadata.actions[name] ?? {};
    const holds = permissions.length > 0 && mayAny(session, permissions);
    const isShown = state !== undefined && (action.isExplained?.(record, holds) ?? false);
    return isShown ? [{ name, action, reason: state.reason }] : [];
  });
}

/** Whether the record has to be requested with the reasons, because a button shows them. */
export const showsReasons = ({ actions = {} }: Pick<ResourceUi, "actions">): boolean =>
  Object.values(actions).some(({ isExplained }) => isExplained !== undefined);

/** Texts that may depend on the record. */
export const wordsOf = <Words>(words: Words | ((record: ApiRecord) => Words), record: ApiRecord): Words =>
  typeof words === "function" ? (words as (record: ApiRecord) => Words)(record) : words;
