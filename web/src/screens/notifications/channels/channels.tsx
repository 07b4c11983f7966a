import { listScreenOf } from "../../../records/list-screen.tsx";
import { channelUi } from "./channel-ui.tsx";

export default listScreenOf(channelUi);
