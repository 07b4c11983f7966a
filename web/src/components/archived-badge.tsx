import { Badge } from "@mantine/core";

/** Marks an archived record. */
export function ArchivedBadge() {
  return (
    <Badge variant="default" tt="none" fw={600}>
      Archived
    </Badge>
  );
}
