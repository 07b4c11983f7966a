import { createScreen } from "../../records/create-screen.tsx";
import { documentUi } from "./document-ui.tsx";

/** Writes a document as a text, from which its file is made. */
export default createScreen(documentUi, "/documents");
