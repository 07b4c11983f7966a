import { Anchor, Text } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { t } from "../messages/t.ts";
import { mayAny, useSession } from "../session/session.ts";
import classes from "./demo-banner.module.css";

const PLACE = "/settings/demo-data";

/** Says on every screen that the workspace has demo data, so that nobody takes it for facts. */
export function DemoBanner() {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session.workspace.has_demo_data || pathname === PLACE) return null;
  return (
    <div className={classes.banner} role="note">
      <Text size="sm" component="span">
        {t("This workspace has demo data")}
      </Text>
      {mayAny(session, ["manage-workspace"]) && (
        <>
          <span aria-hidden="true">·</span>
          <Anchor component={Link} to={PLACE as never} size="sm" c="inherit" underline="always">
            {t("Take it out")}
          </Anchor>
        </>
      )}
    </div>
  );
}
