import { ActionIcon, Indicator } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../components/icon.tsx";
import { lateDropdown } from "../../components/late-dropdown.tsx";
import { Tip } from "../../components/tip.tsx";
import { plural, t } from "../../messages/t.ts";
import type { NewestProps } from "./newest.tsx";
import { unreadQuery } from "./notification-queries.ts";

const Newest = lateDropdown<NewestProps>(() => import("./newest.tsx"), "dialog");

/** The button in the header with the number of unread notifications, which opens the newest ones. */
export default function Bell() {
  const { data } = useQuery(unreadQuery);
  const unread = data?.data.unread ?? 0;
  const label =
    unread === 0 ? t("Notifications") : plural(unread, "Notifications, # unread", "Notifications, # unread");
  return (
    <Indicator label={unread > 99 ? "99+" : unread} disabled={unread === 0} size={16} offset={6}>
      <Newest
        unread={unread}
        target={
          <Tip label={label}>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label}>
              <Icon name="bell" />
            </ActionIcon>
          </Tip>
        }
      />
    </Indicator>
  );
}
