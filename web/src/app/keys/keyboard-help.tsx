import { Button, Modal, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { t } from "../../messages/t.ts";
import { ShortcutList } from "./shortcut-list.tsx";
import { type ShortcutGroup, shortcutsHere } from "./shortcuts.ts";

interface KeyboardHelpProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The dialog with the keys that work on this screen, and on request all others. */
export default function KeyboardHelp({ opened, onClose }: KeyboardHelpProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("Keyboard shortcuts")}
      centered
      closeButtonProps={{ "aria-label": t("Close") }}
    >
      <Groups />
    </Modal>
  );
}

/** The keys as they are when the dialog opens: the screen behind it stays as it is. */
function Groups() {
  const [[here, elsewhere]] = useState(() => shortcutsHere(document));
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap="md">
      {(isWhole ? [...here, ...elsewhere] : here).map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {!isWhole && elsewhere.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t("Show the keys of other screens")}
        </Button>
      )}
    </Stack>
  );
}

function Group({ title, shortcuts }: ShortcutGroup) {
  return (
    <section>
      <Title order={3} size="h6" mb={6}>
        {title}
      </Title>
      <ShortcutList shortcuts={shortcuts} />
    </section>
  );
}
