import { calendarScreenOf } from "../../calendar/calendar-screen.tsx";
import { documentUi } from "./document-ui.tsx";

/** Documents on the last days of their validity. */
export default calendarScreenOf(documentUi);
