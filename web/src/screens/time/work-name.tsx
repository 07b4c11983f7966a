import { Text } from "@mantine/core";
import { projectLabel, type Work } from "./entry.ts";

/** The names of the project and, below it, the task. */
export function WorkName({ work }: { readonly work: Work }) {
  return (
    <Text size="sm" component="span">
      {projectLabel(work)}
      {work.taskName && (
        <Text size="xs" c="dimmed" component="span" display="block">
          {work.taskName}
        </Text>
      )}
    </Text>
  );
}
