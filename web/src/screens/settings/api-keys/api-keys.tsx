import { listScreenOf } from "../../../records/list-screen.tsx";
import { keyUi } from "./key-ui.tsx";

export default listScreenOf(keyUi);
