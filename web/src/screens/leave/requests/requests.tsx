import { listScreenOf } from "../../../records/list-screen.tsx";
import { leaveUi } from "./leave-ui.tsx";
import { RequestsActions } from "./requests-actions.tsx";

/** The leave requests that the person sees: their own, their reports', or everybody's. */
export default listScreenOf({ ...leaveUi, ListActions: RequestsActions });
