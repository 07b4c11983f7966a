import { lazy } from "react";
import { modules } from "../screens/index.ts";
import { LateWidget } from "./late-widget.tsx";
import { loadCode } from "./load-code.ts";

const widgets = modules.flatMap(({ label, header }) =>
  header ? [{ label, Widget: lazy(() => loadCode(header)) }] : [],
);

/** The widgets of modules in the header. */
export function HeaderWidgets() {
  return widgets.map(({ label, Widget }) => (
    <LateWidget key={label} name={label}>
      <Widget />
    </LateWidget>
  ));
}
