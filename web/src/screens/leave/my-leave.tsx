import { Button, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { FieldsSkeleton } from "../../components/skeletons.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import { DateInput } from "../../fields/date-input.tsx";
import { todayIn } from "../../format/dates.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { BalanceCard } from "./balances/balance-card.tsx";
import { balancesAsOf } from "./balances/balances-as-of.ts";
import { OwnRequests } from "./requests/own-requests.tsx";
import { RequestLeave } from "./requests/request-leave.tsx";

/** The person's own balances on any day and their requests, with the form for a new one. */
export default function MyLeave() {
  const { employee_id } = useSession();
  const [{ request }, change] = useScreenSearch();
  if (employee_id === null) {
    return (
      <Page title={t("My leave")}>
        <EmptyState
          icon="beach"
          title={t("No leave of your own")}
          text={t("Your account is not linked to an employee.")}
        />
      </Page>
    );
  }
  return (
    <Page
      title={t("My leave")}
      actions={
        <Button leftSection={<Icon name="plus" size={16} />} onClick={() => change({ request: "new" })}>
          {t("Request leave")}
        </Button>
      }
    >
      <Stack gap="xl">
        <Balances employeeId={employee_id} />
        <OwnRequests employeeId={employee_id} />
      </Stack>
      {request === "new" && <RequestLeave onClose={() => change({ request: undefined })} />}
    </Page>
  );
}

function Balances({ employeeId }: { readonly employeeId: string }) {
  const { workspace } = useSession();
  const today = todayIn(workspace.timezone);
  const [date, setDate] = useState<unknown>(today);
  const { data, error } = useQuery(
    balancesAsOf({ date: typeof date === "string" ? date : today, employee_id: employeeId, lines: "true" }),
  );
  return (
    <Stack gap="md">
      <DateInput
        label={t("Balances on")}
        description={t("Choose any day up to five years ahead to see your expected balance.")}
        w={{ base: "100%", xs: 320 }}
        value={date}
        onChange={setDate}
      />
      {error && <ReadProblem error={error} />}
      {!data && !error && <FieldsSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          icon="beach"
          title={t("No leave account")}
          text={t("No leave policy applies to you on that day.")}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {data?.map((account) => (
          <BalanceCard key={`${account.holiday_policy_id} ${account.year}`} account={account} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
