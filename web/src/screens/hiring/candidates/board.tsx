import { boardScreenOf } from "../../../board/board-screen.tsx";
import { candidateUi } from "./candidate-ui.tsx";

/** The board of candidates, by stage. */
export default boardScreenOf(candidateUi);
