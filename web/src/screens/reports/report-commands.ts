import type { Command } from "../../declare/command.ts";
import { allReports, type OfferedReport } from "./offered-reports.ts";

const commandOf = ({ question, module, to, search, isOpen }: OfferedReport): Command => {
  const address = new URLSearchParams(search).toString();
  return {
    name: `report:${to}?${address}`,
    title: question,
    icon: module.icon,
    isOpen,
    run: () => (address === "" ? to : `${to}?${address}`),
  };
};

/** The questions of all reports, to be asked from the palette. */
const commands: readonly Command[] = allReports().map(commandOf);

export default commands;
