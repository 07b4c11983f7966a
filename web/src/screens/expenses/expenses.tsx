import { listScreenOf } from "../../records/list-screen.tsx";
import { expenseUi } from "./expense-ui.tsx";

/** One's own expenses, and those of everybody whose expenses one sees. */
export default listScreenOf(expenseUi);
