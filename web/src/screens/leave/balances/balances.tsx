import { listScreenOf } from "../../../records/list-screen.tsx";
import { balanceUi } from "./balance-ui.tsx";

/** The list of leave balances. */
export default listScreenOf(balanceUi);
