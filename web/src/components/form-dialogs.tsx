import { Drawer, type DrawerProps, Modal, type ModalProps } from "@mantine/core";
import { askToDiscard } from "./ask-to-discard.tsx";
import { type UnsavedForms, UnsavedScope, useUnsavedScope } from "./unsaved.ts";

type Given<T> = Omit<T, "opened">;

/** Closes a dialog at once, or after asking where something was entered in it. */
const closing = (forms: UnsavedForms, close: () => void) => async () => {
  if (forms.has() && !(await askToDiscard())) return;
  forms.giveUp();
  close();
};

/** A dialog with a form: neither Escape nor its cross loses what was entered without asking. */
export function FormModal({ onClose, children, ...props }: Given<ModalProps>) {
  const forms = useUnsavedScope();
  return (
    <Modal opened centered {...props} onClose={closing(forms, onClose)}>
      <UnsavedScope value={forms}>{children}</UnsavedScope>
    </Modal>
  );
}

/** A drawer with a form, at the right of the screen, which loses nothing without asking. */
export function FormDrawer({ onClose, children, ...props }: Given<DrawerProps>) {
  const forms = useUnsavedScope();
  return (
    <Drawer opened position="right" {...props} onClose={closing(forms, onClose)}>
      <UnsavedScope value={forms}>{children}</UnsavedScope>
    </Drawer>
  );
}
