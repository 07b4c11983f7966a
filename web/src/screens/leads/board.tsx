import { boardScreenOf } from "../../board/board-screen.tsx";
import { leadUi } from "./lead-ui.tsx";

/** The board of open leads, by stage. */
export default boardScreenOf(leadUi);
