import { listScreenOf } from "../../records/list-screen.tsx";
import { taskUi } from "./task-ui.tsx";

/** The list of the tasks of all projects. */
export default listScreenOf(taskUi);
