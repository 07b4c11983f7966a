import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

const nothing = () => null;

interface LateWidgetProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the frame that a module provides. While it loads, or if it fails, the rest of the frame remains. */
export function LateWidget({ name, children }: LateWidgetProps) {
  return (
    <CatchBoundary getResetKey={() => name} errorComponent={nothing}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  );
}
