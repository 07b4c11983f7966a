import { listScreenOf } from "../../records/list-screen.tsx";
import { clientUi } from "./client-ui.tsx";

/** Everybody whom work is done for. */
export default listScreenOf(clientUi);
