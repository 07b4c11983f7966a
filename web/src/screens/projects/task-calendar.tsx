import { calendarScreenOf } from "../../calendar/calendar-screen.tsx";
import { taskUi } from "./task-ui.tsx";

/** Tasks on the days on which they are due. */
export default calendarScreenOf(taskUi);
