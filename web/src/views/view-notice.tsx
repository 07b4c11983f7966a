import { Text } from "@mantine/core";
import { t } from "../messages/t.ts";
import type { ListState } from "../records/list-state.ts";

interface ViewNoticeProps {
  /** What the URL and the view ask for, and what the list can show of it. */
  readonly given: ListState;
  readonly state: ListState;
}

/** Says why a list is not as its view has it. */
export function ViewNotice({ given, state }: ViewNoticeProps) {
  const isLacking =
    given.saved !== null && Object.keys(given.filters).some((name) => !(name in state.filters));
  if (!given.lacksView && !isLacking) return null;
  return (
    <Text size="sm" c="dimmed" mt="sm" role="status">
      {given.lacksView
        ? t("This view does not exist any more, or is not shared with you. You see the usual list.")
        : t(
            "This view has filters that do not apply for you, so that you may see more records than its owner.",
          )}
    </Text>
  );
}
