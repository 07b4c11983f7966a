import { createScreen } from "../../../records/create-screen.tsx";
import { policyUi } from "./policy-ui.tsx";

/** Creates a leave policy. */
export default createScreen(policyUi, "/leave/policies");
