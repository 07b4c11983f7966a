import { calendarScreenOf } from "../../calendar/calendar-screen.tsx";
import { invoiceUi } from "./invoice-ui.tsx";

/** Invoices on the days on which they are due. */
export default calendarScreenOf(invoiceUi);
