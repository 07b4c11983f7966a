import { createScreen } from "../../../records/create-screen.tsx";
import { reviewUi } from "./review-ui.tsx";

/** Creates a review of one employee. */
export default createScreen(reviewUi, "/performance/reviews");
