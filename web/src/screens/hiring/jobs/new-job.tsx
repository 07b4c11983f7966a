import { createScreen } from "../../../records/create-screen.tsx";
import { jobUi } from "./job-ui.tsx";

/** Creates a job. */
export default createScreen(jobUi, "/hiring/jobs");
