import { listScreenOf } from "../../../records/list-screen.tsx";
import { feedbackUi } from "./feedback-ui.tsx";

/** The list of feedback. */
export default listScreenOf(feedbackUi);
