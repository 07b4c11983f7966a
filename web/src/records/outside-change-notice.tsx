import { Alert, Button, Text } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { useLatestChange } from "../live/latest-changes.ts";
import { t } from "../messages/t.ts";
import type { OutsideChange } from "./use-record-form.ts";

interface OutsideChangeNoticeProps {
  readonly resource: string;
  readonly id: string;
  readonly change: OutsideChange;
}

/** Says in a form with unsaved input that somebody else has changed the record, and brings the change in on demand. */
export function OutsideChangeNotice({ resource, id, change }: OutsideChangeNoticeProps) {
  const latest = useLatestChange(resource, id);
  const { conflicts, bringIn } = change;
  return (
    <Alert
      role="status"
      variant="light"
      color="yellow"
      icon={<Icon name="alert-triangle" />}
      title={
        latest?.by == null
          ? t("Changed by somebody else while you were editing")
          : t`Changed by ${latest.by} while you were editing`
      }
    >
      <Text size="sm">
        {conflicts.length === 0
          ? t("What you have entered is kept, and the other fields take the new values.")
          : t`You have both changed: ${conflicts.join(", ")}. There, what you have entered is kept.`}
      </Text>
      <Button variant="light" color="yellow" size="xs" mt="xs" onClick={bringIn}>
        {t("Bring the changes in")}
      </Button>
    </Alert>
  );
}
