import { calendarScreenOf } from "../../calendar/calendar-screen.tsx";
import { ticketUi } from "./ticket-ui.tsx";

/** Tickets on the days for which they are promised. */
export default calendarScreenOf(ticketUi);
