import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface AddToListProps {
  readonly label: string;
  /** What is wrong with the list as a whole. */
  readonly error?: ReactNode;
  readonly onAdd: () => void;
}

/** The end of a list that is being entered: what is wrong with it, and the button that adds to it. */
export const AddToList = ({ label, error, onAdd }: AddToListProps) => (
  <>
    {error && (
      <Text size="xs" c="error">
        {error}
      </Text>
    )}
    <Group>
      <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} onClick={onAdd}>
        {label}
      </Button>
    </Group>
  </>
);
