import { createScreen } from "../../../records/create-screen.tsx";
import { candidateUi } from "./candidate-ui.tsx";

/** Creates a candidate. */
export default createScreen(candidateUi, "/hiring/candidates");
