import { listScreenOf } from "../../records/list-screen.tsx";
import { assetUi } from "./asset-ui.tsx";

/** The list of assets. */
export default listScreenOf(assetUi);
