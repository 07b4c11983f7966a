import { calendarScreenOf } from "../../calendar/calendar-screen.tsx";
import { leadUi } from "./lead-ui.tsx";

/** Open leads on the days on which they are expected to close. */
export default calendarScreenOf(leadUi);
