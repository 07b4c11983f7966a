import { calendarScreenOf } from "../../../calendar/calendar-screen.tsx";
import { reviewUi } from "./review-ui.tsx";

/** Reviews on the days on which they are due. */
export default calendarScreenOf(reviewUi);
