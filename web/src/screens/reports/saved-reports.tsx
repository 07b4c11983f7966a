import { listScreenOf } from "../../records/list-screen.tsx";
import { savedReportUi } from "./saved-report-ui.tsx";

export default listScreenOf(savedReportUi);
