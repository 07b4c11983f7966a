import { Alert, Button, Text } from "@mantine/core";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { messageOf } from "../api/failure.ts";
import { Icon } from "./icon.tsx";
import { FieldsSkeleton } from "./skeletons.tsx";

interface PartBoundaryProps {
  /** Another part begins anew: one that failed says nothing of it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of a screen that can fail, and be tried again, without the rest of the screen. */
export function PartBoundary({ name, children }: PartBoundaryProps) {
  const { reset: forget } = useQueryErrorResetBoundary();
  return (
    <CatchBoundary
      getResetKey={() => name}
      errorComponent={({ error, reset }) => (
        <Alert color="red" variant="light" role="alert" icon={<Icon name="alert-triangle" />}>
          <Text size="sm" mb="xs">
            {messageOf(error)}
          </Text>
          <Button
            variant="light"
            color="red"
            size="xs"
            onClick={() => {
              forget();
              reset();
            }}
          >
            Try again
          </Button>
        </Alert>
      )}
    >
      <Suspense fallback={<FieldsSkeleton />}>{children}</Suspense>
    </CatchBoundary>
  );
}
