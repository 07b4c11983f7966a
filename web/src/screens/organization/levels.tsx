import { levels } from "../../api/generated/resources/levels.ts";
import { t } from "../../messages/t.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "levels",
  metadata: levels,
  title: t("Levels"),
  singular: t("Level"),
  note: t("Levels of seniority, lowest first."),
  list: {
    columns: ["name", "rank", "description"],
    more: ["is_used", "created_at", "updated_at"],
    sort: "rank",
    emptyText: t("A level is a step of seniority, such as Senior."),
  },
  form: [{ title: t("Level"), fields: ["name", "description", "rank"] }],
});
