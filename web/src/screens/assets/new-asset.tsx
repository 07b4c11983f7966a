import { createScreen } from "../../records/create-screen.tsx";
import { assetUi } from "./asset-ui.tsx";

/** Adds an asset. */
export default createScreen(assetUi, "/assets");
