import { Menu, Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Icon } from "../components/icon.tsx";
import { notifyFailure } from "../components/notify.tsx";
import { Picture } from "../components/picture.tsx";
import { t } from "../messages/t.ts";
import { personalScreens } from "../screens/index.ts";
import { signOut } from "../session/actions.ts";
import { nameOf, useSession } from "../session/session.ts";
import classes from "./account-menu.module.css";
import { ColorSchemeItem } from "./color-scheme-toggle.tsx";

/** The menu of the signed-in person: profile, account, help, sign-out. */
export function AccountMenu() {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = nameOf(session);
  const { avatar, email } = session.user.attributes;
  const leave = async () => {
    try {
      await signOut(client);
      await navigate({ to: "/sign-in" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Menu position="bottom-end" width={240} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.button}>
          <VisuallyHidden>{t`Account of ${name}`}</VisuallyHidden>
          <Picture name={name} source={avatar} size={32} />
          <Text size="sm" fw={500} truncate visibleFrom="sm" maw={180} aria-hidden="true">
            {name}
          </Text>
        </UnstyledButton>
      </Menu.Target>
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
