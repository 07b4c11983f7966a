import { listScreenOf } from "../../records/list-screen.tsx";
import { expenseUi } from "./expense-ui.tsx";

/** The list of expenses that the person can see. */
export default listScreenOf(expenseUi);
