import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";

/** Leads from the list of goals to their tree. */
export const TreeLink = () => (
  <Button
    component={Link}
    to="/performance/goals/tree"
    variant="default"
    leftSection={<Icon name="sitemap" size={16} />}
  >
    {t("Tree")}
  </Button>
);
