import { listScreenOf } from "../../records/list-screen.tsx";
import { ticketUi } from "./ticket-ui.tsx";

/** The list of tickets. */
export default listScreenOf(ticketUi);
