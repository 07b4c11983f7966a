import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";
import type { Column, ResourceUi } from "../declare/resource-ui.ts";
import { mayAny, type Session, useSession } from "../session/session.ts";
import type { ChangeList, ListState } from "./list-state.ts";

/** The columns that the person may see: those of gated fields need the gate's permission. */
export const readableColumns = (ui: ResourceUi, session: Session): Column[] =>
  ui.list.columns.filter(({ name }) => mayAny(session, ui.fields[name]?.gate?.read));

/** Where the browser remembers which columns of a list the person chose last. */
export const columnsKey = (ui: ResourceUi): string => `bureau.columns.${ui.resource}`;

/** The column that names the records, which is always shown, and those of the given names. */
export function namedColumns(ui: ResourceUi, session: Session, names: readonly string[]): readonly Column[] {
  const [naming, ...others] = readableColumns(ui, session);
  const shown = others.filter(({ name }) => names.includes(name));
  return naming ? [naming, ...shown] : shown;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/**
 * The columns of a list: those in its URL or its saved view, else those that the person chose last, which the browser
 * remembers. These are then added to the URL, so that it can be shared.
 */
export function useColumns(
  ui: ResourceUi,
  { columns: given, saved, isReady }: ListState,
  change: ChangeList,
): [readonly Column[], (names: readonly string[]) => void] {
  const { chosenAtFirst } = ui.list;
  const [remembered, remember] = useLocalStorage<readonly string[]>({
    key: columnsKey(ui),
    defaultValue: chosenAtFirst,
    getInitialValueInEffect: false,
  });
  const session = useSession();
  const isOwnChoice = !isSame(remembered, chosenAtFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns are only added to a URL that lacks them.
  useEffect(() => {
    if (isReady && saved === null && given === null && isOwnChoice)
      change({ columns: remembered }, { replace: true });
  }, [isReady, saved?.id, given === null, isOwnChoice]);
  const choose = (chosen: readonly string[]) => {
    if (saved === null) remember(chosen);
    const usual = saved?.attributes.columns ?? chosenAtFirst;
    change({ columns: isSame(chosen, usual) ? null : chosen }, { replace: true });
  };
  return [namedColumns(ui, session, given ?? (saved ? chosenAtFirst : remembered)), choose];
}
