import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";

const nothing = () => null;

interface LateWidgetProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the frame that a module gives. While it is on its way, or when it fails, the rest of the frame stands. */
export function LateWidget({ name, children }: LateWidgetProps) {
  return (
    <CatchBoundary getResetKey={() => name} errorComponent={nothing}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  );
}
