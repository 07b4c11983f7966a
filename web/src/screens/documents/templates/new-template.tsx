import { createScreen } from "../../../records/create-screen.tsx";
import { templateUi } from "./template-ui.tsx";

/** Writes a template. */
export default createScreen(templateUi, "/documents/templates");
