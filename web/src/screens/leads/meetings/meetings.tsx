import { listScreenOf } from "../../../records/list-screen.tsx";
import { meetingUi } from "./meeting-ui.tsx";

/** The list of meetings. */
export default listScreenOf(meetingUi);
