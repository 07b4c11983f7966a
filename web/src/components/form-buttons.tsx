import { Button, Group } from "@mantine/core";

interface FormButtonsProps {
  readonly isBusy: boolean;
  /** Whether there is something to save. */
  readonly isDirty: boolean;
  readonly onCancel: () => void;
}

/** What ends the change of something in its place. */
export function FormButtons({ isBusy, isDirty, onCancel }: FormButtonsProps) {
  return (
    <Group gap="xs">
      <Button type="submit" loading={isBusy} disabled={!isDirty}>
        Save
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Group>
  );
}
