import { listScreenOf } from "../../../records/list-screen.tsx";
import { goalUi } from "./goal-ui.tsx";

/** The list of goals. */
export default listScreenOf(goalUi);
