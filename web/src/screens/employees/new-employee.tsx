import { createScreen } from "../../records/create-screen.tsx";
import { employeeUi } from "./employee-ui.tsx";

export default createScreen(employeeUi, "/employees");
