import { Badge } from "@mantine/core";

/** Says that a record is out of use. */
export function ArchivedBadge() {
  return (
    <Badge variant="default" tt="none" fw={600}>
      Archived
    </Badge>
  );
}
