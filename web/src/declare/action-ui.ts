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

/** An action in the words of the screen: its button beside a record, and the dialog in which it is asked for. */
export interface ActionUi<One = ApiRecord> {
  /** What the button says. */
  readonly label: string | ((record: One) => string);
  readonly icon?: IconName;
  /** The usual next step, whose button is emphasized. */
  readonly isPrimary?: boolean;
  /** Runs without a question, since it is taken back as easily. */
  readonly isImmediate?: boolean;
  /** The question; without it the button's words and what the record is called. */
  readonly title?: string | ((record: One) => string);
  /** What follows from it. */
  readonly text?: ReactNode | ((record: One) => ReactNode);
  /** What the dialog's button says, where not the same. */
  readonly confirm?: string;
  readonly isDangerous?: boolean;
  readonly fields?: Readonly<Record<string, FieldOverride>>;
  /** Parameters that are not offered to the person. */
  readonly without?: (session: Session) => readonly string[];
  /** What the dialog begins with, where that is not the parameter's default. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** The message afterwards, if the API's message adds nothing for the person. */
  readonly done?: string;
  /**
   * Whether the button is shown disabled with the reason if the action is not open. `holds`: the person has a
   * permission for the action.
   */
  readonly isExplained?: (record: One, holds: boolean) => boolean;
  /** Shows what the response has besides the record. */
  readonly Result?: ComponentType<ResultProps>;
}

const stateOf = ({ meta: { actions = [] } }: ApiRecord, action: string): ActionState | undefined =>
  actions
    .map((one) => (typeof one === "string" ? { name: one, open: true, reason: null } : one))
    .find(({ name }) => name === action);

/** Whether the action can be run on the record now, as the API reported where the record was read alone. */
export const isOpen = (record: ApiRecord, action: string): boolean => stateOf(record, action)?.open ?? false;

/** The button of an action that is open, or a disabled one with the reason. */
export interface OfferedAction {
  readonly name: string;
  readonly action: ActionUi;
  /** Why it cannot be run now; null: it can. */
  readonly reason: string | null;
}

/** The declared actions that are open on the record, and those that are shown disabled with the reason. */
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

/** Whether a record is read with the reasons against its actions, because a button shows them. */
export const showsReasons = ({ actions = {} }: Pick<ResourceUi, "actions">): boolean =>
  Object.values(actions).some(({ isExplained }) => isExplained !== undefined);

/** Words that may depend on the record. */
export const wordsOf = <Words>(words: Words | ((record: ApiRecord) => Words), record: ApiRecord): Words =>
  typeof words === "function" ? (words as (record: ApiRecord) => Words)(record) : words;
