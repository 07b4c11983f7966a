import { listScreenOf } from "../../../records/list-screen.tsx";
import { policyUi } from "./policy-ui.tsx";

/** The list of leave policies. */
export default listScreenOf(policyUi);
