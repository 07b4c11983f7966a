import { calendarScreenOf } from "../../calendar/calendar-screen.tsx";
import { offerUi } from "./offer-ui.tsx";

/** Offers on the last days of their validity. */
export default calendarScreenOf(offerUi);
