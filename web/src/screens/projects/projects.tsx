import { listScreenOf } from "../../records/list-screen.tsx";
import { projectUi } from "./project-ui.tsx";

/** The list of projects. */
export default listScreenOf(projectUi);
