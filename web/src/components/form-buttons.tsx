import { Button, Group } from "@mantine/core";
import { t } from "../messages/t.ts";

interface FormButtonsProps {
  readonly isBusy: boolean;
  /** Whether there is something to save. */
  readonly isDirty: boolean;
  /** The label of the first button, "Save" by default. */
  readonly label?: string;
  readonly onCancel: () => void;
}

/** The buttons that end editing in place. */
export function FormButtons({ isBusy, isDirty, label = t("Save"), onCancel }: FormButtonsProps) {
  return (
    <Group gap="xs">
      <Button type="submit" loading={isBusy} disabled={!isDirty}>
        {label}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {t("Cancel")}
      </Button>
    </Group>
  );
}
