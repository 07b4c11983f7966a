import { listScreenOf } from "../../../records/list-screen.tsx";
import { reviewUi } from "./review-ui.tsx";

/** The reviews of a team, or of everybody for HR. New ones begin with the buttons that depend on what the person leads. */
export default listScreenOf({ ...reviewUi, form: [] });
