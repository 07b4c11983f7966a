import { boardScreenOf } from "../../board/board-screen.tsx";
import { taskUi } from "./task-ui.tsx";

/** The board of tasks, by status. */
export default boardScreenOf(taskUi);
