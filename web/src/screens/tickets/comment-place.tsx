import { t } from "../../messages/t.ts";
import { leadingScreen } from "../leading-screen.tsx";

/** A comment leads to its ticket. */
export default leadingScreen("ticket-comments", t("Comment"), ({ ticket_id }) => ({
  to: `/tickets/${ticket_id}`,
}));
