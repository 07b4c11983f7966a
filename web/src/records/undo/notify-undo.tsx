import { Button, Group, Kbd, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { isTyping } from "../../app/keys/is-typing.ts";
import { MODIFIER } from "../../app/keys/modifier.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import { t } from "../../messages/t.ts";

/** How long a change can be taken back, in milliseconds. */
const OFFERED_FOR = 20_000;

/** What the key takes back: the latest change, as long as its notice is shown. */
let latest: { readonly id: string; readonly undo: () => void } | null = null;

function onKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
  if (!isUndo || event.shiftKey || event.altKey || event.defaultPrevented || isTyping(event) || !latest)
    return;
  event.preventDefault();
  latest.undo();
}

/** Says how many of how many records are taken back so far. */
export type ReportProgress = (done: number, total: number) => void;

/** Shows how far something that takes several requests has been taken back; `end` takes the notice away. */
function noticeOfProgress(id: string): { report: ReportProgress; end: () => void } {
  let isShown = false;
  return {
    report(done, total) {
      const shown = {
        ...{ id, loading: true, autoClose: false, withCloseButton: false, role: "status" },
        message: t`Undoing: ${done} of ${total}`,
      };
      if (isShown) notifications.update(shown);
      else notifications.show(shown);
      isShown = true;
    },
    end: () => void (isShown && notifications.hide(id)),
  };
}

/**
 * Reports a success with a button that takes it back once, also by Ctrl Z.
 * @param undo takes it back, and can report how far it is; what it throws is shown
 */
export function notifyUndo(message: string, undo: (report: ReportProgress) => Promise<void>): void {
  const id = `undo-${crypto.randomUUID?.() ?? Math.random()}`;
  let isUsed = false;
  const run = async (): Promise<void> => {
    if (isUsed) return;
    isUsed = true;
    notifications.hide(id);
    const progress = noticeOfProgress(`${id}-progress`);
    try {
      await undo(progress.report);
      notifyDone(t("Undone"));
    } catch (error) {
      notifyFailure(error);
    } finally {
      progress.end();
    }
  };
  latest = { id, undo: () => void run() };
  addEventListener("keydown", onKey);
  notifications.show({
    id,
    role: "status",
    color: "teal",
    icon: <Icon name="check" />,
    autoClose: OFFERED_FOR,
    closeButtonProps: { "aria-label": t("Close the notice") },
    onClose: () => {
      if (latest?.id === id) latest = null;
    },
    message: (
      <Group gap="sm" justify="space-between" wrap="nowrap">
        <Text size="sm">{message}</Text>
        <Button
          size="compact-sm"
          variant="light"
          rightSection={
            <Kbd size="xs" style={{ whiteSpace: "nowrap" }} visibleFrom="sm">
              {`${MODIFIER} Z`}
            </Kbd>
          }
          style={{ flexShrink: 0 }}
          onClick={() => void run()}
          data-sends
        >
          {t("Undo")}
        </Button>
      </Group>
    ),
  });
}
