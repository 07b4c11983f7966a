import { listScreenOf } from "../../records/list-screen.tsx";
import { invoiceUi } from "./invoice-ui.tsx";

/** The list of invoices. */
export default listScreenOf(invoiceUi);
