import { lazy } from "react";
import { LateWidget } from "../app/late-widget.tsx";
import { loadCode } from "../app/load-code.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import type { ChangeList, ListState } from "./list-state.ts";

const RecordDrawer = lazy(async () => ({
  default: (await loadCode(() => import("./record-drawer.tsx"))).RecordDrawer,
}));

interface ListDrawerProps {
  readonly ui: ResourceUi;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** The form of a new record, of a copy or of a record without a page, which the address of a list names. */
export function ListDrawer({ ui, state, change }: ListDrawerProps) {
  if (!state.open) return null;
  return (
    <LateWidget name="record">
      <RecordDrawer
        ui={ui}
        open={state.open}
        copyOf={state.copy}
        onCopy={(copy) => change({ open: "new", copy })}
        onClose={() => change({ open: "", copy: "" })}
      />
    </LateWidget>
  );
}
