import { listScreenOf } from "../../records/list-screen.tsx";
import { employeeUi } from "./employee-ui.tsx";

export default listScreenOf(employeeUi);
