import { createScreen } from "../../records/create-screen.tsx";
import { teamspaceUi } from "./teamspace-ui.tsx";

/** Creates a teamspace. */
export default createScreen(teamspaceUi, "/knowledge-base");
