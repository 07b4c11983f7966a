import { listScreenOf } from "../../records/list-screen.tsx";
import { documentUi } from "./document-ui.tsx";

/** The list of documents. */
export default listScreenOf(documentUi);
