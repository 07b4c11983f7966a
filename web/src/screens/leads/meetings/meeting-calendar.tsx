import { calendarScreenOf } from "../../../calendar/calendar-screen.tsx";
import { meetingUi } from "./meeting-ui.tsx";

/** Meetings on their days and at their hours. */
export default calendarScreenOf(meetingUi);
