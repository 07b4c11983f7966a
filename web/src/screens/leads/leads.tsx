import { listScreenOf } from "../../records/list-screen.tsx";
import { leadUi } from "./lead-ui.tsx";

/** The list of leads. */
export default listScreenOf(leadUi);
