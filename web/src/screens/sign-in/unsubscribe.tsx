import { Alert, Button, Stack, Text } from "@mantine/core";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { Icon } from "../../components/icon.tsx";
import { Problem } from "../../components/problem.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { t } from "../../messages/t.ts";
import { AccessFrame } from "./access-frame.tsx";

/** Where the link that ends mails leads: it asks first, because programs open links too. */
export default function Unsubscribe() {
  const { token = "" } = useSearch({ strict: false }) as { token?: string };
  const [ended, setEnded] = useState<readonly string[] | null>(null);
  const { problem, isBusy, onSubmit } = useApiForm(
    {},
    async () => {
      const { data } = await api.POST("/unsubscribe", { params: { query: { token } } });
      setEnded(data?.data.kinds ?? []);
    },
    { isPassing: true },
  );
  return (
    <AccessFrame
      title={t("End these mails")}
      note={t("You will still see these notifications when you sign in.")}
    >
      {ended === null ? (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <Problem text={problem} />
            <Button type="submit" size="md" fullWidth loading={isBusy}>
              {t("End these mails")}
            </Button>
          </Stack>
        </form>
      ) : (
        <Alert color="teal" variant="light" role="status" icon={<Icon name="check" />}>
          <Text>
            {ended.length === 0
              ? t("You get no more of these mails.")
              : t`You get no more of these mails: ${ended.join(", ")}.`}
          </Text>
        </Alert>
      )}
    </AccessFrame>
  );
}
