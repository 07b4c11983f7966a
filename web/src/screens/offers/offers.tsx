import { listScreenOf } from "../../records/list-screen.tsx";
import { offerUi } from "./offer-ui.tsx";

/** The list of offers. */
export default listScreenOf(offerUi);
