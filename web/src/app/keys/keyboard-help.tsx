import { Modal, Stack, Title } from "@mantine/core";
import { t } from "../../messages/t.ts";
import { ShortcutList } from "./shortcut-list.tsx";
import { SHORTCUTS } from "./shortcuts.ts";

interface KeyboardHelpProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog with all keys of the program. */
export default function KeyboardHelp({ opened, onClose }: KeyboardHelpProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("Keyboard shortcuts")}
      centered
      closeButtonProps={{ "aria-label": t("Close") }}
    >
      <Stack gap="md">
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <section key={title}>
            <Title order={3} size="h6" mb={6}>
              {title}
            </Title>
            <ShortcutList shortcuts={shortcuts} />
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
