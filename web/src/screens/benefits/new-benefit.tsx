import { createScreen } from "../../records/create-screen.tsx";
import { benefitUi } from "./benefit-ui.tsx";

/** Creates a benefit. */
export default createScreen(benefitUi, "/benefits");
