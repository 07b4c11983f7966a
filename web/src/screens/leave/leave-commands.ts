import type { Command } from "../../declare/command.ts";

const commands: readonly Command[] = [
  {
    name: "request-leave",
    title: "Request leave",
    icon: "beach",
    isForEmployees: true,
    run: () => "/leave?request=new",
  },
];

export default commands;
