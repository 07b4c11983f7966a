import { createScreen } from "../../../records/create-screen.tsx";
import { policyUi } from "./policy-ui.tsx";

/** Makes a leave policy. */
export default createScreen(policyUi, "/leave/policies");
