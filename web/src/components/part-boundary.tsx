import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { CatchBoundary, type ErrorComponentProps } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { isPassing } from "../api/failure.ts";
import { FailedPart } from "./read-problem.tsx";
import { FieldsSkeleton } from "./skeletons.tsx";
import { useTryingAgain } from "./use-trying-again.ts";

interface PartBoundaryProps {
  /** Another part begins again: one that failed says nothing of it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of a screen that can fail, and be tried again, without the rest of the screen. */
export function PartBoundary({ name, children }: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => name} errorComponent={PartFailure}>
      <Suspense fallback={<FieldsSkeleton />}>{children}</Suspense>
    </CatchBoundary>
  );
}

function PartFailure({ error, reset }: ErrorComponentProps) {
  const { reset: forget } = useQueryErrorResetBoundary();
  const again = () => {
    forget();
    reset();
  };
  useTryingAgain(isPassing(error), again);
  return <FailedPart error={error} onAgain={again} />;
}
