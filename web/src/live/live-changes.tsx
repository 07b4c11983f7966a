import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "../session/session.ts";
import { noteChange } from "./latest-changes.ts";
import { followChanges } from "./live-connection.ts";
import { readAgainInTurn } from "./read-again.ts";

/** Reads again what the screen shows when others change it, as long as it is mounted. */
export function LiveChanges() {
  const client = useQueryClient();
  // The session is read again from time to time; what was on the screen then is not.
  const [from] = useState(useSession().changes_cursor);
  useEffect(() => {
    const reading = readAgainInTurn(client);
    const leave = followChanges(from, (change) => {
      if (change !== null) noteChange(change);
      reading.want(change);
    });
    return () => {
      leave();
      reading.end();
    };
  }, [client, from]);
  return null;
}
