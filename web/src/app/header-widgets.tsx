import { lazy } from "react";
import { modules } from "../screens/index.ts";
import { LateWidget } from "./late-widget.tsx";

const widgets = modules.flatMap(({ label, header }) => (header ? [{ label, Widget: lazy(header) }] : []));

/** What modules show in the header. */
export function HeaderWidgets() {
  return widgets.map(({ label, Widget }) => (
    <LateWidget key={label} name={label}>
      <Widget />
    </LateWidget>
  ));
}
