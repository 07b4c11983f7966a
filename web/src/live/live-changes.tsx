import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { noteChange } from "./latest-changes.ts";
import { followChanges } from "./live-connection.ts";
import { readAgainInTurn } from "./read-again.ts";

/** Reads again what the screen shows when others change it, as long as it is mounted. */
export function LiveChanges() {
  const client = useQueryClient();
  useEffect(() => {
    const reading = readAgainInTurn(client);
    const leave = followChanges((change) => {
      if (change !== null) noteChange(change);
      reading.want(change);
    });
    return () => {
      leave();
      reading.end();
    };
  }, [client]);
  return null;
}
