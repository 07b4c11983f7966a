import { notifications } from "@mantine/notifications";
import { messageOf } from "../api/failure.ts";
import { Icon } from "./icon.tsx";

/** A cross says nothing to a screen reader. */
const CLOSE = { "aria-label": "Close the notice" };

/** Says for a few seconds that something was done. */
export const notifyDone = (message: string): void =>
  void notifications.show({
    message,
    color: "teal",
    icon: <Icon name="check" />,
    role: "status",
    closeButtonProps: CLOSE,
  });

/** Says that something failed, and why, until it is closed. */
export const notifyFailure = (error: unknown): void =>
  void notifications.show({
    message: messageOf(error),
    color: "red",
    icon: <Icon name="alert-circle" />,
    autoClose: false,
    role: "alert",
    closeButtonProps: CLOSE,
  });
