import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { listQuery } from "../../../api/queries.ts";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";

/** Whether the person leads anybody, so that they may create reviews. */
function useLeads(): boolean {
  const { employee_id } = useSession();
  const query = { manager_employee_id: employee_id ?? "", perPage: 1 };
  const { data } = useQuery({ ...listQuery("employees", query), enabled: employee_id !== null });
  return (data?.meta.total ?? 0) > 0;
}

/** The buttons that create a review of one person, and a whole cycle of them. */
export function ReviewButtons() {
  const isHr = useMay()("manage-performance");
  const leads = useLeads();
  return (
    <>
      {isHr && (
        <Button
          component={Link}
          to="/performance/reviews/launch"
          variant="default"
          leftSection={<Icon name="users" size={16} />}
        >
          {t("Launch a cycle")}
        </Button>
      )}
      {(isHr || leads) && (
        <Button component={Link} to="/performance/reviews/new" leftSection={<Icon name="plus" size={16} />}>
          {t("New review")}
        </Button>
      )}
    </>
  );
}
