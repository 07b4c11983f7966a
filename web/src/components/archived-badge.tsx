import { Badge } from "@mantine/core";
import type { Noun } from "../messages/catalogue.ts";
import { t } from "../messages/t.ts";

interface ArchivedBadgeProps {
  /** What is archived, with which the word agrees. */
  readonly of?: Noun;
}

/** Marks an archived record. */
export function ArchivedBadge({ of }: ArchivedBadgeProps) {
  return (
    <Badge variant="default" tt="none" fw={600}>
      {t("Archived", of)}
    </Badge>
  );
}
