import { Popover } from "@mantine/core";
import { type DropdownProps, useOpenAtFirst } from "../components/late-dropdown.tsx";
import ViewsPanel, { type ViewsPanelProps } from "./views-panel.tsx";

export type ViewsDropdownProps = DropdownProps & Omit<ViewsPanelProps, "onClose">;

/** What the button of saved views opens. */
export default function ViewsDropdown({ target, onForm, ...shown }: ViewsDropdownProps) {
  const { opened, setOpened, button } = useOpenAtFirst(target, "dialog");
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      width={320}
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown>
        {opened && (
          <ViewsPanel
            {...shown}
            onForm={(wanted) => {
              setOpened(false);
              onForm(wanted);
            }}
            onClose={() => setOpened(false)}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
