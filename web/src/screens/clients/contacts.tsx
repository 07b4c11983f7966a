import { listScreenOf } from "../../records/list-screen.tsx";
import { contactUi } from "./contact-ui.tsx";

/** The contacts of all clients. */
export default listScreenOf(contactUi);
