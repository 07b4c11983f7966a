import { Text } from "@mantine/core";
import { t } from "../messages/t.ts";
import { openQuestion } from "./questions.tsx";

let isAsking = false;

/**
 * Asks whether unsaved input may be lost. While the dialog is open, another question counts as declined, because the
 * key that closes it also reaches the dialog below.
 */
export function askToDiscard(): Promise<boolean> {
  if (isAsking) return Promise.resolve(false);
  isAsking = true;
  return new Promise((resolve) => {
    const resolveWith = (isDiscarded: boolean) => {
      setTimeout(() => {
        isAsking = false;
      });
      resolve(isDiscarded);
    };
    openQuestion({
      title: t("Discard your changes?"),
      children: <Text size="sm">{t("Your changes have not been saved.")}</Text>,
      labels: { confirm: t("Discard"), cancel: t("Keep editing") },
      confirmProps: { color: "red" },
      onConfirm: () => resolveWith(true),
      onCancel: () => resolveWith(false),
      onClose: () => resolveWith(false),
    });
  });
}
