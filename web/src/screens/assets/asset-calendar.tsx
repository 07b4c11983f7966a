import { calendarScreenOf } from "../../calendar/calendar-screen.tsx";
import { assetUi } from "./asset-ui.tsx";

/** Assets on the days on which they are expected back, or their warranty ends. */
export default calendarScreenOf(assetUi);
