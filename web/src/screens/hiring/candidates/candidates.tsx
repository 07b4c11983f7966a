import { listScreenOf } from "../../../records/list-screen.tsx";
import { candidateUi } from "./candidate-ui.tsx";

/** The list of candidates. */
export default listScreenOf(candidateUi);
