import { Menu } from "@mantine/core";
import type { ReactNode } from "react";
import { type DropdownProps, useOpenAtFirst } from "./late-dropdown.tsx";

interface ChoiceMenuProps extends DropdownProps {
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly onChoose: (value: string) => void;
}

/** A menu of things of which one is chosen. */
export default function ChoiceMenu({ target, choices, onChoose }: ChoiceMenuProps) {
  const { opened, setOpened, button } = useOpenAtFirst(target, "menu");
  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => onChoose(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
