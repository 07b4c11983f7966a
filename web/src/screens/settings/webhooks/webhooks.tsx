import { listScreenOf } from "../../../records/list-screen.tsx";
import { webhookUi } from "./webhook-ui.tsx";

export default listScreenOf(webhookUi);
