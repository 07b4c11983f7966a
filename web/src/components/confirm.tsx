import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";
import type { ReactNode } from "react";
import { notifyFailure } from "./notify.tsx";

interface Question {
  readonly title: string;
  readonly text: ReactNode;
  /** What the button says, in the words of the deed. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly run: () => Promise<unknown>;
}

/** Asks before something that cannot be taken back easily; a failure is told. */
export function confirm({ title, text, action, isDangerous, run }: Question): void {
  modals.openConfirmModal({
    title,
    children: (
      <Text size="sm" component="div">
        {text}
      </Text>
    ),
    labels: { confirm: action, cancel: "Cancel" },
    confirmProps: isDangerous ? { color: "red" } : {},
    onConfirm: () => void run().catch(notifyFailure),
  });
}
