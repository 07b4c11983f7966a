import { createScreen } from "../../records/create-screen.tsx";
import { projectUi } from "./project-ui.tsx";

/** Creates a project. */
export default createScreen(projectUi, "/projects");
