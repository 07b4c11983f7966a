import { listScreenOf } from "../../records/list-screen.tsx";
import { enrolmentUi } from "./enrolment-ui.tsx";

/** The list of the enrolments that the person can see. */
export default listScreenOf(enrolmentUi);
