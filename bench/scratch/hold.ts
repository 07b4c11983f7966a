import { writeFileSync } from "node:fs";
import { openTimeData } from "../time-data.ts";
import { openProjectData } from "../projects/project-data.ts";
const kind = process.argv[2];
const data = kind === "time" ? await openTimeData({ employees: 10000, projects: 500, entries: 1_000_000 })
  : await openProjectData({ employees: 2000, projects: 500, entries: 1_000_000, clients: 200, expenses: 20000 });
writeFileSync(`/tmp/work/speed-scratch/${kind}.json`, JSON.stringify({ url: data.databaseUrl, settings: data.settings, key: data.key, workspaceId: data.workspaceId, lastDay: data.lastDay, seedSeconds: data.seedSeconds }));
console.log("ready");
process.on("SIGTERM", async () => { await data.close(); process.exit(0); });
setInterval(() => {}, 1000);
