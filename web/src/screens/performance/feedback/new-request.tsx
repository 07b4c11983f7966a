import { createScreen } from "../../../records/create-screen.tsx";
import { requestUi } from "./request-ui.tsx";

/** Asks several people for feedback on one. */
export default createScreen(requestUi, "/performance/feedback-requests");
