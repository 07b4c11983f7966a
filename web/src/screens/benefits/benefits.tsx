import { listScreenOf } from "../../records/list-screen.tsx";
import { benefitUi } from "./benefit-ui.tsx";

/** The list of the benefits that the company offers. */
export default listScreenOf(benefitUi);
