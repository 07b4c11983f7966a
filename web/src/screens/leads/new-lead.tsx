import { createScreen } from "../../records/create-screen.tsx";
import { leadUi } from "./lead-ui.tsx";

/** Creates a lead. */
export default createScreen(leadUi, "/leads");
