import { createScreen } from "../../records/create-screen.tsx";
import { clientUi } from "./client-ui.tsx";

/** Creates a client. */
export default createScreen(clientUi, "/clients");
