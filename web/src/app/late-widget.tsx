import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useIsPainted } from "./use-is-painted.ts";

const nothing = () => null;

interface LateWidgetProps {
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of the frame that a module provides. It waits until the screen is there, because the screen is what the
 * person came for. While the part loads, or if it fails, the rest of the frame remains.
 */
export function LateWidget({ name, children }: LateWidgetProps) {
  if (!useIsPainted()) return null;
  return (
    <CatchBoundary getResetKey={() => name} errorComponent={nothing}>
      <Suspense fallback={null}>{children}</Suspense>
    </CatchBoundary>
  );
}
