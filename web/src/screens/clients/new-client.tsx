import { createScreen } from "../../records/create-screen.tsx";
import { clientUi } from "./client-ui.tsx";

/** Makes a client. */
export default createScreen(clientUi, "/clients");
