import { CatchBoundary } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { modules } from "../screens/index.ts";

const widgets = modules.flatMap(({ label, header }) => (header ? [{ label, Widget: lazy(header) }] : []));

const nothing = () => null;

/** What modules show in the header. One that fails, or is still on its way, leaves the rest of the frame alone. */
export function HeaderWidgets() {
  return widgets.map(({ label, Widget }) => (
    <CatchBoundary key={label} getResetKey={() => label} errorComponent={nothing}>
      <Suspense fallback={null}>
        <Widget />
      </Suspense>
    </CatchBoundary>
  ));
}
