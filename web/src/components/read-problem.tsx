import { Alert, Button, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { hasStatus, isPassing, messageOf } from "../api/failure.ts";
import { t } from "../messages/t.ts";
import { Icon } from "./icon.tsx";

interface FailedPartProps {
  readonly error: unknown;
  /** Absent: trying again would not help. */
  readonly onAgain?: () => void;
}

/** A part of a screen that failed: why, and a way to try again. */
export function FailedPart({ error, onAgain }: FailedPartProps) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<Icon name="alert-triangle" />}>
      <Text size="sm">{messageOf(error)}</Text>
      {onAgain && (
        <Button variant="light" color="red" size="xs" mt="xs" onClick={onAgain}>
          {t("Try again")}
        </Button>
      )}
    </Alert>
  );
}

/** Why something could not be read, in its place. Whatever else on the screen could not be read is tried again with it. */
export function ReadProblem({ error }: { readonly error: unknown }) {
  const client = useQueryClient();
  const again = () =>
    void client.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
  return <FailedPart error={error} onAgain={mayHelp(error) ? again : undefined} />;
}

/** What was refused for what was asked stays refused; the server's own failures may not. */
const mayHelp = (error: unknown): boolean => isPassing(error) || hasStatus(error, 429, 500);
