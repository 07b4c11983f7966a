import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { RecordPage } from "../api/records.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { useSession } from "../session/session.ts";
import { mayCopy } from "./copied-values.ts";
import type { ChangeList } from "./list-state.ts";
import type { RowActions } from "./use-row-keys.ts";
import type { Selection } from "./use-selection.ts";

/** What is done to the rows of a list besides opening them: what the keys E and D do, and the same for buttons. */
export function useRowActions(
  ui: ResourceUi,
  page: RecordPage | undefined,
  selection: Pick<Selection, "records">,
  change: ChangeList,
) {
  const session = useSession();
  const navigate = useNavigate();
  // Whether the selected records are being edited together.
  const [isEditing, setEditing] = useState(false);
  const duplicate = (id: string): void => {
    if (ui.createPath) void navigate({ to: ui.createPath, search: { copy: id } as never });
    else change({ open: "new", copy: id });
  };
  const edit: RowActions["edit"] = (id) => {
    const record = page?.data.find((one) => one.id === id);
    if (selection.records.length > 0) setEditing(true);
    else if (record?.meta.authorizedToUpdate && ui.form.length > 0) change({ open: record.id });
    else return false;
    return true;
  };
  const copy: RowActions["copy"] = (id) => {
    if (id === null || !mayCopy(ui, session)) return false;
    duplicate(id);
    return true;
  };
  const editOne = (id: string): void => change({ open: id });
  return { isEditing, setEditing, duplicate, actions: { edit, copy, editOne } };
}
