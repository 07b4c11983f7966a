import { Command } from "commander";
import { openChromium } from "../../test/browser/support/chromium.ts";
import { middle } from "../ask.ts";
import { openData } from "../data.ts";
import { commandOf } from "../machine.ts";
import { retainSection } from "../result-sections.ts";
import { startProduct } from "../servers.ts";
import { type ColdLoad, loadCold } from "./cold-load.ts";
import { type Screen, type Visited, webReport } from "./report.ts";
import { openSignedIn } from "./signed-in.ts";
import { switchBack } from "./switch-screen.ts";

const options = new Command("bench:web")
  .description("measures the first visit of screens of the web UI, and going from one to another")
  .option("--quick", "one visit with little data, to see that everything runs; keeps no results")
  .option("--visits <number>", "how often each screen is visited for the first time", "7")
  .option("--employees <number>", "how many employees", "1000")
  .option("--slowed-by <number>", "how many times slower the processor is for the page", "4")
  .parse()
  .opts<{ quick?: boolean; visits: string; employees: string; slowedBy: string }>();

const employees = options.quick ? 30 : Number(options.employees);
const visits = options.quick ? 1 : Number(options.visits);
const slowedBy = Number(options.slowedBy);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const SCREENS: readonly Screen[] = [
  { name: "home", path: "/", element: "main h1" },
  { name: "list of employees", path: "/employees", element: "tbody tr a" },
  { name: "list of leave", path: "/leave/requests", element: "tbody tr" },
];

say(`Seeding ${employees} employees …`);
const data = await openData(employees);
const browser = await openChromium();
try {
  const product = await startProduct(data.settings);
  try {
    const site = data.siteAt(product.url);
    const visit = (rate: number) => openSignedIn({ browser, site, person: data.owner, slowedBy: rate });
    const visited: Visited[] = [];
    for (const screen of SCREENS) {
      say(`Visiting ${screen.path} …`);
      const loads: { plain: ColdLoad[]; slowed: ColdLoad[] } = { plain: [], slowed: [] };
      for (let round = 0; round < visits; round++)
        for (const [kind, rate] of [
          ["plain", 1],
          ["slowed", slowedBy],
        ] as const) {
          const signedIn = await visit(rate);
          loads[kind].push(await loadCold(signedIn, screen.path, screen.element));
          await signedIn.page.context().close();
        }
      const { requests, bytes, firstScripts } = loads.plain[0]!;
      visited.push({
        screen,
        requests,
        bytes,
        firstScripts,
        shownAfter: middle(loads.plain.map((load) => load.shownAfter)),
        shownAfterSlowed: middle(loads.slowed.map((load) => load.shownAfter)),
        busySlowed: middle(loads.slowed.map((load) => load.busy)),
      });
    }
    say("Going from screen to screen …");
    const { page } = await visit(1);
    const switches = await switchBack(page, SCREENS[1]!, SCREENS[0]!, visits);
    const { postgresVersion } = data;
    const command = commandOf("bench:web");
    const text = webReport({ command, employees, postgresVersion, visits, slowedBy, visited, switches });
    process.stdout.write(text);
    if (!options.quick) await retainSection("web", text);
  } finally {
    await product.close();
  }
} finally {
  await browser.close();
  await data.close();
}
