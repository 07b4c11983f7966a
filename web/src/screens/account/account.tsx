import { Stack } from "@mantine/core";
import { Page } from "../../components/page.tsx";
import { t } from "../../messages/t.ts";
import { nameOf, useSession } from "../../session/session.ts";
import { ChangePassword } from "./change-password.tsx";
import { LanguagePanel } from "./language-panel.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { TwoFactorPanel } from "./two-factor.tsx";

/** The person's own affairs: language, password, second factor, and where they are signed in. */
export default function Account() {
  const session = useSession();
  return (
    <Page
      title={t("Your account")}
      note={`${nameOf(session)} · ${session.user.attributes.email}`}
      width="narrow"
    >
      <Stack gap="lg">
        <LanguagePanel />
        <ChangePassword userId={session.user.id} />
        <TwoFactorPanel />
        <OwnSessions />
      </Stack>
    </Page>
  );
}
