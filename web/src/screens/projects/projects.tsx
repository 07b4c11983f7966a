import { listScreenOf } from "../../records/list-screen.tsx";
import { projectUi } from "./project-ui.tsx";

/** The projects that the person sees. */
export default listScreenOf(projectUi);
