import { listScreenOf } from "../../../records/list-screen.tsx";
import { balanceUi } from "./balance-ui.tsx";

/** The leave accounts that the person sees. */
export default listScreenOf(balanceUi);
