import { Button, Group, Text } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import type { IconName } from "../../../components/icon-shapes.ts";
import { formatTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import type { SavingState } from "./use-autosave.ts";

function wordsOf(state: SavingState): { icon: IconName; text: string } {
  switch (state.is) {
    case "untouched":
      return { icon: "check", text: t("What you enter is saved as a draft that nobody else sees.") };
    case "unsaved":
      return { icon: "pencil", text: t("Not saved yet") };
    case "saving":
      return { icon: "refresh", text: t("Saving…") };
    case "saved":
      return { icon: "check", text: t`Draft saved at ${formatTime(state.at.toISOString())}` };
    case "failed":
      return {
        icon: state.isPassing ? "cloud-off" : "alert-triangle",
        text: state.isPassing
          ? t(
              "The server cannot be reached. This browser keeps your input, and it is saved as soon as possible.",
            )
          : t`Not saved: ${state.problem} This browser keeps your input.`,
      };
  }
}

interface SavingNoteProps {
  readonly state: SavingState;
  readonly onAgain: () => void;
}

/** Whether the response is saved, in words. */
export function SavingNote({ state, onAgain }: SavingNoteProps) {
  const { icon, text } = wordsOf(state);
  return (
    <Group gap={6} wrap="nowrap" c={state.is === "failed" ? "red" : "dimmed"}>
      <Icon name={icon} size={16} />
      <Text size="sm" role="status">
        {text}
      </Text>
      {state.is === "failed" && (
        <Button variant="subtle" size="compact-sm" onClick={onAgain}>
          {t("Save now")}
        </Button>
      )}
    </Group>
  );
}
