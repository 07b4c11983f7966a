import { Text, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { lateDropdown } from "../components/late-dropdown.tsx";
import { Picture } from "../components/picture.tsx";
import { t } from "../messages/t.ts";
import { nameOf, useSession } from "../session/session.ts";
import classes from "./account-menu.module.css";

const AccountDropdown = lateDropdown(() => import("./account-dropdown.tsx"), "menu");

/** The menu of the signed-in person: profile, account, help, sign-out. */
export function AccountMenu() {
  const session = useSession();
  const name = nameOf(session);
  return (
    <AccountDropdown
      target={
        <UnstyledButton className={classes.button}>
          <VisuallyHidden>{t`Account of ${name}`}</VisuallyHidden>
          <Picture name={name} source={session.user.attributes.avatar} size={32} />
          <Text size="sm" fw={500} truncate visibleFrom="sm" maw={180} aria-hidden="true">
            {name}
          </Text>
        </UnstyledButton>
      }
    />
  );
}
