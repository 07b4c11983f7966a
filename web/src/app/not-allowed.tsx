import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useCanGoBack, useRouter } from "@tanstack/react-router";
import { anyOf, inWords } from "../format/words.ts";
import { rich, t } from "../messages/t.ts";
import { permissionsQuery } from "../permissions/catalogue.ts";
import { MessageScreen } from "./message-screen.tsx";

/** The titles of permissions, as in roles: "Manage employees". */
function useTitles(names: readonly string[]): string[] {
  const { data = [] } = useQuery(permissionsQuery);
  return names.map((name) => data.find((one) => one.name === name)?.title ?? inWords(name));
}

interface NotAllowedProps {
  readonly permissions: readonly string[];
}

/** For screens whose permissions the person lacks, when they are opened by URL. */
export function NotAllowed({ permissions }: NotAllowedProps) {
  const titles = useTitles(permissions.filter((name) => name !== ""));
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <MessageScreen icon="lock" title={t("You do not have access to this screen")}>
      <Text c="dimmed">
        {titles.length > 0 && (
          <>{rich`It requires the permission ${<b key="permissions">{anyOf(titles)}</b>}.`} </>
        )}
        {t("Whoever manages the roles of your workspace can give it to you.")}
      </Text>
      <Group justify="center" gap="xs">
        {canGoBack && (
          <Button variant="light" onClick={() => router.history.back()}>
            {t("Back")}
          </Button>
        )}
        <Button component={Link} to="/" variant={canGoBack ? "default" : "light"}>
          {t("Go to the start page")}
        </Button>
      </Group>
    </MessageScreen>
  );
}
