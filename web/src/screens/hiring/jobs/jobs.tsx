import { listScreenOf } from "../../../records/list-screen.tsx";
import { jobUi } from "./job-ui.tsx";

/** The list of jobs. */
export default listScreenOf(jobUi);
