import { boardScreenOf } from "../../board/board-screen.tsx";
import { ticketUi } from "./ticket-ui.tsx";

/** The board of tickets, by stage. */
export default boardScreenOf(ticketUi);
