import { listScreenOf } from "../../records/list-screen.tsx";
import { clientUi } from "./client-ui.tsx";

/** The list of clients. */
export default listScreenOf(clientUi);
