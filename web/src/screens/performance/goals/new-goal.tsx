import { createScreen } from "../../../records/create-screen.tsx";
import { goalUi } from "./goal-ui.tsx";

/** Creates a goal with its key results. */
export default createScreen(goalUi, "/performance/goals");
