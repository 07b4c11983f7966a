import { timelineScreenOf } from "../../../timeline/timeline-screen.tsx";
import { plannedUi } from "./planned-ui.tsx";

/** The assignments of people on a timeline, with their capacity. */
export default timelineScreenOf(plannedUi);
