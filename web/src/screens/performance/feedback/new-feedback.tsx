import { createScreen } from "../../../records/create-screen.tsx";
import { feedbackUi } from "./feedback-ui.tsx";

/** Gives feedback on a colleague; files are added on its page. */
export default createScreen(feedbackUi, "/performance/feedback");
