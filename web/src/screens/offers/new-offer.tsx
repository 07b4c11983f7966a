import { createScreen } from "../../records/create-screen.tsx";
import { offerUi } from "./offer-ui.tsx";

/** Creates a draft, to which lines are then added on its page. */
export default createScreen(offerUi, "/offers");
