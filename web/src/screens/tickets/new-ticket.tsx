import { createScreen } from "../../records/create-screen.tsx";
import { ticketUi } from "./ticket-ui.tsx";

/** Opens a ticket. */
export default createScreen(ticketUi, "/tickets");
