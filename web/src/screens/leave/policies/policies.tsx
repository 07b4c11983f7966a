import { listScreenOf } from "../../../records/list-screen.tsx";
import { policyUi } from "./policy-ui.tsx";

/** The leave policies of the workspace. */
export default listScreenOf(policyUi);
