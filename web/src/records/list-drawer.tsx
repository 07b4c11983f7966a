import type { ResourceUi } from "../declare/resource-ui.ts";
import type { ChangeList, ListState } from "./list-state.ts";
import { RecordDrawer } from "./record-drawer.tsx";

interface ListDrawerProps {
  readonly ui: ResourceUi;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** The form of a new record, of a copy or of a record without a page, which the address of a list names. */
export function ListDrawer({ ui, state, change }: ListDrawerProps) {
  if (!state.open) return null;
  return (
    <RecordDrawer
      ui={ui}
      open={state.open}
      copyOf={state.copy}
      onCopy={(copy) => change({ open: "new", copy })}
      onClose={() => change({ open: "", copy: "" })}
    />
  );
}
