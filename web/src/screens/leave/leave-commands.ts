import type { Command } from "../../declare/command.ts";
import { t } from "../../messages/t.ts";

const commands: readonly Command[] = [
  {
    name: "request-leave",
    title: t("Request leave"),
    icon: "beach",
    isForEmployees: true,
    run: () => "/leave?request=new",
  },
];

export default commands;
