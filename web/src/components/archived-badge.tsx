import { Badge } from "@mantine/core";
import { t } from "../messages/t.ts";

/** Marks an archived record. */
export function ArchivedBadge() {
  return (
    <Badge variant="default" tt="none" fw={600}>
      {t("Archived")}
    </Badge>
  );
}
