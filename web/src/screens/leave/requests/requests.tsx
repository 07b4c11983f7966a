import { listScreenOf } from "../../../records/list-screen.tsx";
import { leaveUi } from "./leave-ui.tsx";
import { RequestsActions } from "./requests-actions.tsx";

/** The list of leave requests that the person can see. */
export default listScreenOf({ ...leaveUi, ListActions: RequestsActions });
