import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { notifyDone } from "../components/notify.tsx";
import { t } from "../messages/t.ts";
import type { DemoData } from "./demo-data.ts";

/** Reads everything again when the demo data that was waited for is there. */
export function useDemoArrival(status: DemoData["status"] | undefined): void {
  const client = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "putting_in" && status === "present") {
      void client.invalidateQueries();
      notifyDone(t("The demo data is there"));
    }
    before.current = status;
  }, [status, client]);
}
