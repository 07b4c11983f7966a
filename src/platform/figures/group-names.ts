import { message } from "../../engine/errors/message.ts";

/** The name of the row of a report with everything that has none of the values by which it is grouped. */
export const WITHOUT_VALUE = message`None`;

/** The name of the row or series with all clients beyond those that are shown by themselves. */
export const OTHER_CLIENTS = message`Others`;
