import { createScreen } from "../../records/create-screen.tsx";
import { expenseUi } from "./expense-ui.tsx";

/** Enters an expense; its receipt is added on its page. */
export default createScreen(expenseUi, "/expenses");
