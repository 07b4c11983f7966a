import "@mantine/notifications/styles.layer.css";
import { Notifications } from "@mantine/notifications";

/** The notices in the corner of the page. */
export default function ShownNotices() {
  return <Notifications position="bottom-right" />;
}
