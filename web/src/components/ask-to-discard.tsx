import { Text } from "@mantine/core";
import { modals } from "@mantine/modals";

let isAsking = false;

/**
 * Asks whether what was entered may be lost. While the question is open another one counts as declined: the key that
 * closes it reaches the dialog below it too.
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
    modals.openConfirmModal({
      title: "Discard your changes?",
      children: <Text size="sm">Your changes have not been saved.</Text>,
      labels: { confirm: "Discard", cancel: "Keep editing" },
      confirmProps: { color: "red" },
      onConfirm: () => resolveWith(true),
      onCancel: () => resolveWith(false),
      onClose: () => resolveWith(false),
    });
  });
}
