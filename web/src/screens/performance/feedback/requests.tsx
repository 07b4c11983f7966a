import { listScreenOf } from "../../../records/list-screen.tsx";
import { requestUi } from "./request-ui.tsx";

/** The list of feedback requests. */
export default listScreenOf(requestUi);
