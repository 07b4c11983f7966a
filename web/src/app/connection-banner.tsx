import { Text } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isPassing } from "../api/failure.ts";
import { waits } from "../api/retry-requests.ts";
import { Icon } from "../components/icon.tsx";
import { useTryingAgain } from "../components/use-trying-again.ts";
import { t } from "../messages/t.ts";
import classes from "./connection-banner.module.css";

/** Whether the last request failed because the server could not be reached. */
function useUnreachable(): boolean {
  const client = useQueryClient();
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => {
    const cache = client.getQueryCache();
    return cache.subscribe(() => {
      const requested = cache.getAll().filter((query) => query.isActive());
      setUnreachable(requested.some(({ state }) => isPassing(state.fetchFailureReason ?? state.error)));
    });
  }, [client]);
  return unreachable;
}

/** Shows that the connection is lost; what was loaded stays on the screen. */
export function ConnectionBanner() {
  const { online } = useNetwork();
  const unreachable = useUnreachable();
  const client = useQueryClient();
  useEffect(() => {
    if (online) void client.invalidateQueries({ predicate: (query) => query.state.status === "error" });
  }, [online, client]);
  useTryingAgain(unreachable, () => {
    void client.invalidateQueries({ predicate: (query) => isPassing(query.state.error) });
  });
  const isWaiting = useSyncExternalStore(waits.subscribe, waits.areThere);
  if (online && !unreachable) {
    return isWaiting ? (
      <div role="status" className={classes.quiet}>
        <Text size="xs" component="span">
          {t("Waiting for the server. This continues automatically…")}
        </Text>
      </div>
    ) : null;
  }
  return (
    <div role="status" className={classes.banner}>
      <Icon name="wifi-off" size={16} />
      <Text size="sm" component="span">
        {online
          ? t("The server is not responding. Trying again…")
          : t("You are offline. Changes cannot be saved.")}
      </Text>
    </div>
  );
}
