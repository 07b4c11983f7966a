import { listScreenOf } from "../../records/list-screen.tsx";
import { paymentUi } from "./payment-ui.tsx";

/** The payments on all invoices. */
export default listScreenOf(paymentUi);
