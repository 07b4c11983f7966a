import { useHotkeys } from "@mantine/hooks";
import { lazy } from "react";
import { LateWidget } from "../late-widget.tsx";
import { loadCode } from "../load-code.ts";
import { useLateOpening } from "../use-late-opening.ts";

const KeyboardHelp = lazy(() => loadCode(() => import("./keyboard-help.tsx")));

/** Shows the keys of the program when "?" is pressed outside a field. The code of the dialog is loaded then. */
export function KeyboardHelpKey() {
  const { opened, wasOpened, show, close } = useLateOpening();
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
