import { listScreenOf } from "../../../records/list-screen.tsx";
import { roleUi } from "./role-ui.tsx";

export default listScreenOf(roleUi);
