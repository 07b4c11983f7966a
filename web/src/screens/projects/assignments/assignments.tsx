import { listScreenOf } from "../../../records/list-screen.tsx";
import { plannedUi } from "./planned-ui.tsx";

/** The list of the assignments of all projects. */
export default listScreenOf(plannedUi);
