import { calendarScreenOf } from "../../../calendar/calendar-screen.tsx";
import { entryUi } from "./entry-ui.tsx";

/** Time entries on their days and, where they have them, at their hours. */
export default calendarScreenOf(entryUi);
