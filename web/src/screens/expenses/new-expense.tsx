import { createScreen } from "../../records/create-screen.tsx";
import { expenseUi } from "./expense-ui.tsx";
import { useNewReceipts } from "./receipts/new-receipts.tsx";

/** Creates an expense together with its receipts. */
export default createScreen(expenseUi, "/expenses", useNewReceipts);
