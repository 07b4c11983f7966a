import { listScreenOf } from "../../../records/list-screen.tsx";
import { entryUi } from "./entry-ui.tsx";

export default listScreenOf(entryUi);
