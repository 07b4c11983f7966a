import { calendarScreenOf } from "../../../calendar/calendar-screen.tsx";
import { leaveUi } from "./leave-ui.tsx";

/** Leave requests in a calendar. */
export default calendarScreenOf(leaveUi);
