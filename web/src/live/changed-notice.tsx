import { Alert } from "@mantine/core";
import { useEffect, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { t } from "../messages/t.ts";
import { useLatestChange } from "./latest-changes.ts";

/** How long a record says that it was changed, in milliseconds. */
const SHOWN_FOR = 60_000;

interface ChangedNoticeProps {
  readonly resource: string;
  readonly id: string;
}

/** Says on the page of a record that somebody else has just changed or deleted it. */
export function ChangedNotice({ resource, id }: ChangedNoticeProps) {
  const latest = useLatestChange(resource, id);
  const [openedAt] = useState(() => Date.now());
  const [isOver, setOver] = useState(false);
  const isNews = latest !== null && latest.at >= openedAt;
  const at = latest?.at;
  useEffect(() => {
    setOver(false);
    if (at === undefined) return;
    const timer = setTimeout(() => setOver(true), at + SHOWN_FOR - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  // The region is there before it says something, so that screen readers notice.
  return (
    <div role="status">
      {isNews && (latest.deleted || !isOver) && (
        <Alert variant="light" color={latest.deleted ? "red" : "blue"} p="xs" icon={<Icon name="history" />}>
          {changedText(latest)}
        </Alert>
      )}
    </div>
  );
}

/** "Changed by Ana Pop just now." */
function changedText({ by, deleted }: { by: string | null; deleted: boolean }): string {
  if (by === null) return deleted ? t("Deleted just now.") : t("Changed just now.");
  return deleted ? t`Deleted by ${by} just now.` : t`Changed by ${by} just now.`;
}
