import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { useEffect, useRef } from "react";
import { askToDiscard } from "./ask-to-discard.tsx";
import { type UnsavedForms, UnsavedScope, useUnsavedScope } from "./unsaved.ts";

type Given<T> = Omit<T, "opened"> & {
  /** Whether there is unsaved input, if its state is outside the dialog. */
  readonly isUnsaved?: () => boolean;
};

/** The forms of a dialog, including the one around it. */
function useFormsOf(isUnsaved: (() => boolean) | undefined): UnsavedForms {
  const forms = useUnsavedScope();
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;
  useEffect(() => forms.add(() => latest.current?.() ?? false), [forms]);
  return forms;
}

/** Closes a dialog, after asking if it has unsaved input. */
const closing = (forms: UnsavedForms, close: () => void) => async () => {
  if (forms.has() && !(await askToDiscard())) return;
  forms.giveUp();
  close();
};

/** A dialog with a form: neither Escape nor the close button loses input without asking. */
export function FormModal({ onClose, isUnsaved, children, ...props }: Given<ModalProps>) {
  const forms = useFormsOf(isUnsaved);
  return (
    <Modal opened centered {...props} onClose={closing(forms, onClose)}>
      <UnsavedScope value={forms}>{children}</UnsavedScope>
    </Modal>
  );
}

/** A drawer with a form, at the right of the screen, which does not lose input without asking. */
export function FormDrawer({ onClose, isUnsaved, children, ...props }: Given<DrawerProps>) {
  const forms = useFormsOf(isUnsaved);
  return (
    <Drawer opened position="right" {...props} onClose={closing(forms, onClose)}>
      <UnsavedScope value={forms}>{children}</UnsavedScope>
    </Drawer>
  );
}
