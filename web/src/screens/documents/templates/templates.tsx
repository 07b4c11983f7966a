import { listScreenOf } from "../../../records/list-screen.tsx";
import { templateUi } from "./template-ui.tsx";

/** The list of templates. */
export default listScreenOf(templateUi);
