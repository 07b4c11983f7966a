import { listScreenOf } from "../../records/list-screen.tsx";
import { teamspaceUi } from "./teamspace-ui.tsx";

/** The list of teamspaces. */
export default listScreenOf(teamspaceUi);
