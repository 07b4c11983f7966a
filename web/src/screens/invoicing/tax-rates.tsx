import { listScreenOf } from "../../records/list-screen.tsx";
import { taxRateUi } from "./tax-rate-ui.tsx";

/** The tax rates. */
export default listScreenOf(taxRateUi);
