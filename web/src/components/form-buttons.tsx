import { Button, Group } from "@mantine/core";

interface FormButtonsProps {
  readonly isBusy: boolean;
  /** Whether there is something to save. */
  readonly isDirty: boolean;
  /** What the first button says, if not that it saves. */
  readonly label?: string;
  readonly onCancel: () => void;
}

/** What ends the change of something in its place. */
export function FormButtons({ isBusy, isDirty, label = "Save", onCancel }: FormButtonsProps) {
  return (
    <Group gap="xs">
      <Button type="submit" loading={isBusy} disabled={!isDirty}>
        {label}
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
