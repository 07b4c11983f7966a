import { timelineScreenOf } from "../../timeline/timeline-screen.tsx";
import { CapacityRow } from "./assignments/capacity-row.tsx";
import { projectUi } from "./project-ui.tsx";

/** The projects on a timeline, with the capacity of everybody below. */
export default timelineScreenOf({
  ...projectUi,
  timeline: projectUi.timeline && { ...projectUi.timeline, Below: CapacityRow },
});
