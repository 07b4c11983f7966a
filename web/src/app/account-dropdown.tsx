import { Menu, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Icon } from "../components/icon.tsx";
import { type DropdownProps, useOpenAtFirst } from "../components/late-dropdown.tsx";
import { notifyFailure } from "../components/notify.tsx";
import { t } from "../messages/t.ts";
import { personalScreens } from "../screens/index.ts";
import { signOut } from "../session/actions.ts";
import { useSession } from "../session/session.ts";
import { ColorSchemeItem } from "./color-scheme-item.tsx";

/** What the menu of the signed-in person contains. */
export default function AccountDropdown({ target }: DropdownProps) {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { email } = session.user.attributes;
  const { opened, setOpened, button } = useOpenAtFirst(target, "menu");
  const leave = async () => {
    try {
      await signOut(client);
      await navigate({ to: "/sign-in" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Menu position="bottom-end" width={240} withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        <Text size="xs" c="dimmed" px="sm" py={6} truncate>
          {email}
        </Text>
        <Menu.Divider />
        {session.employee_id !== null && (
          <Menu.Item
            component={Link}
            to={`/employees/${session.employee_id}` as never}
            leftSection={<Icon name="user" size={16} />}
          >
            {t("Your profile")}
          </Menu.Item>
        )}
        {personalScreens
          .filter(({ navigation }) => navigation !== undefined)
          .map(({ path, navigation }) => (
            <Menu.Item
              key={path}
              component={Link}
              to={path}
              leftSection={<Icon name="user-circle" size={16} />}
            >
              {navigation}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item
          component="a"
          href="/docs"
          target="_blank"
          rel="noopener"
          leftSection={<Icon name="code" size={16} />}
        >
          {t("API reference")}
        </Menu.Item>
        <Menu.Item component={Link} to="/help" leftSection={<Icon name="help" size={16} />}>
          {t("Help")}
        </Menu.Item>
        <ColorSchemeItem />
        <Menu.Divider />
        <Menu.Item onClick={leave} leftSection={<Icon name="logout" size={16} />}>
          {t("Sign out")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
