import { listScreenOf } from "../../../records/list-screen.tsx";
import { userUi } from "./user-ui.tsx";

export default listScreenOf(userUi);
