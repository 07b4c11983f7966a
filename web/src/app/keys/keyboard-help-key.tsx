import { useDisclosure, useHotkeys } from "@mantine/hooks";
import { lazy, useState } from "react";
import { LateWidget } from "../late-widget.tsx";
import { loadCode } from "../load-code.ts";

const KeyboardHelp = lazy(() => loadCode(() => import("./keyboard-help.tsx")));

/** Shows the keys of the program when "?" is pressed outside a field. The code of the dialog is loaded then. */
export function KeyboardHelpKey() {
  const [opened, { open, close }] = useDisclosure();
  const [wasOpened, setWasOpened] = useState(false);
  const show = (): void => {
    setWasOpened(true);
    open();
  };
  // On most keyboards it is typed with Shift, on some it is not.
  useHotkeys([
    ["shift+?", show],
    ["?", show],
  ]);
  if (!wasOpened) return null;
  return (
    <LateWidget name="keys">
      <KeyboardHelp opened={opened} onClose={close} />
    </LateWidget>
  );
}
