import { notifications } from "@mantine/notifications";
import { messageOf } from "../api/failure.ts";
import { t } from "../messages/t.ts";
import { Icon } from "./icon.tsx";

/** The accessible name of the close button. */
const CLOSE = { "aria-label": t("Close the notice") };

/** Reports a success for a few seconds. */
export const notifyDone = (message: string): void =>
  void notifications.show({
    message,
    color: "teal",
    icon: <Icon name="check" />,
    role: "status",
    closeButtonProps: CLOSE,
  });

/** Reports an error until it is closed. */
export const notifyFailure = (error: unknown): void => notifyProblem(messageOf(error));

/** Reports what went wrong, in a sentence, until it is closed. */
export const notifyProblem = (message: string): void =>
  void notifications.show({
    message,
    color: "red",
    icon: <Icon name="alert-circle" />,
    autoClose: false,
    role: "alert",
    closeButtonProps: CLOSE,
  });
