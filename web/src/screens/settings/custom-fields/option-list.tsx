import { Stack } from "@mantine/core";
import { ArchivedBadge } from "../../../components/archived-badge.tsx";
import type { Choice } from "../../../declare/resource-ui.ts";
import { ChoiceName } from "../../../fields/choices.tsx";
import type { ShowProps } from "../../../fields/field-ui.ts";

/** The options of a field in their order, for those who may not change them. */
export function OptionList({ value }: ShowProps) {
  return (
    <Stack gap={4} align="flex-start">
      {(value as readonly Choice[]).map((choice) => (
        <span key={choice.value}>
          <ChoiceName choice={choice} /> {choice.is_archived && <ArchivedBadge />}
        </span>
      ))}
    </Stack>
  );
}
