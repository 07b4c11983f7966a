import { describeProblem } from "../../platform/config/config-error.ts";
import { loadConfig, type ReadSettings, readSettings } from "../../platform/config/load-config.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { commandLog } from "../installation.ts";
import { checkClocks, checkMigrations, checkRole, checkServer } from "./database-checks.ts";
import { type Finding, finding } from "./finding.ts";
import { checkMail, checkStorage } from "./place-checks.ts";

const MIN_NODE = 20;

/** Checks the installation of this environment. If the settings are invalid, it checks nothing else. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const read = readSettings(env);
  const about: Finding[] = [...checkSettings(read), checkNode()];
  if (read.problems.length > 0) return about;
  const secret = await finding("DATA_DIR", async () => {
    loadConfig(env);
    return `${read.values.dataDir} can be used`;
  });
  if (secret.result === "failed") return [...about, secret];
  return [...about, ...(await examinePlaces(env))];
}

async function examinePlaces(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const config = loadConfig(env);
  const found: Finding[] = [];
  try {
    const database = await openDatabase(config, commandLog(config));
    try {
      found.push(await checkServer(database), await checkMigrations(database), await checkRole(database));
      found.push(await checkClocks(database));
    } finally {
      await database.close();
    }
  } catch (error) {
    found.push({ result: "failed", check: "database", detail: (error as Error).message });
  }
  return [...found, await checkStorage(config), await checkMail(config)];
}

function checkSettings({ origins, problems }: ReadSettings): Finding[] {
  const bad = new Set(problems.map(({ name }) => name));
  const good = origins.filter(({ name }) => !bad.has(name));
  return [
    ...good.map(
      ({ name, value, origin }): Finding => ({
        result: "ok",
        check: name,
        detail: `${value === "" ? "none" : value} (${origin})`,
      }),
    ),
    ...problems.map(
      (problem): Finding => ({ result: "failed", check: problem.name, detail: describeProblem(problem) }),
    ),
  ];
}

function checkNode(): Finding {
  const enough = Number.parseInt(process.versions.node, 10) >= MIN_NODE;
  const detail = enough ? process.version : `${process.version}: install version ${MIN_NODE} or later`;
  return { result: enough ? "ok" : "failed", check: "Node.js", detail };
}
