import { createScreen } from "../../records/create-screen.tsx";
import { invoiceUi } from "./invoice-ui.tsx";

/** Creates a draft, to which lines are then added on its page. */
export default createScreen(invoiceUi, "/invoices");
