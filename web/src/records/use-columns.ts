import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { mayAny, type Session, useSession } from "../session/session.ts";
import type { ChangeList, ListState } from "./list-state.ts";

/** The columns that have something to say to the person: those of gated fields need the gate's permission. */
export const readableColumns = (ui: ResourceUi, session: Session): Column[] =>
  ui.list.columns.filter(({ name }) => mayAny(session, ui.fields[name]?.gate?.read));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/**
 * The columns of a list: those that its address names, else those that the person chose last, which the browser
 * remembers and the address then names, so that it can be sent to somebody.
 */
export function useColumns(
  ui: ResourceUi,
  { columns: given }: ListState,
  change: ChangeList,
): [readonly Column[], (names: readonly string[]) => void] {
  const { chosenAtFirst } = ui.list;
  const [remembered, remember] = useLocalStorage<readonly string[]>({
    key: `bureau.columns.${ui.resource}`,
    defaultValue: chosenAtFirst,
    getInitialValueInEffect: false,
  });
  const [naming, ...others] = readableColumns(ui, useSession());
  const isOwnChoice = !isSame(remembered, chosenAtFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is completed when it lacks the columns.
  useEffect(() => {
    if (given === null && isOwnChoice) change({ columns: remembered }, { replace: true });
  }, [given === null, isOwnChoice]);
  const names = given ?? remembered;
  const shown = others.filter(({ name }) => names.includes(name));
  const choose = (chosen: readonly string[]) => {
    remember(chosen);
    change({ columns: isSame(chosen, chosenAtFirst) ? null : chosen }, { replace: true });
  };
  return [naming ? [naming, ...shown] : shown, choose];
}
