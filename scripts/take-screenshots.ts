import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium, type Page, type ViewportSize } from "playwright-core";
import sharp from "sharp";
import { chromiumPath } from "../test/browser/support/chromium.ts";
import type { Place, Read } from "./screenshots/place.ts";
import { places } from "./screenshots/places.ts";

const OWNER = { email: "owner@acme.example", password: "acme demo workspace" };
const VIEWS = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
};
/** On average; the repository carries all of them. */
const MAX_BYTES_OF_ONE = 12_500;
const COLOURS = 16;

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = process.env.SCREENSHOTS ?? join(root, "docs", "screenshots");
/** Parts of names, separated by commas; without them, all screenshots are taken. */
const only = (process.argv[2] ?? "").split(",");

/** Starts the program with the demo company in a folder of its own. */
async function startDemo(): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "bureau-screenshots-"));
  const child = spawn(process.execPath, [join(root, "bin/bureau.mjs"), "serve", "--json"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, RATE_LIMIT_SESSION: "0", LOG_LEVEL: "fatal" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const { url } = JSON.parse(line) as { url?: string };
    if (!url) continue;
    return {
      url: `http://acme.localhost:${new URL(url).port}`,
      async close() {
        child.kill("SIGTERM");
        await once(child, "exit");
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error("The server ended before it listened.");
}

const readerIn =
  (page: Page): Read =>
  (path) =>
    page.evaluate(async (address) => (await fetch(address)).json(), `/api${path}`) as ReturnType<Read>;

async function signIn(page: Page, email = OWNER.email): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("Email").fill(email);
  // Everybody in the demo company has the owner's password.
  await page.getByLabel("Password").first().fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Home", level: 1 }).waitFor();
}

/** Waits until nothing on the screen is loading. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.locator('[role="status"][aria-label="Loading"]').first().waitFor({ state: "detached" });
  await page.evaluate("document.fonts.ready");
}

async function addressOf({ path, list }: Place, read: Read): Promise<string> {
  if (!list || !path.includes("$id")) return path;
  const [record] = (await read(list)).data;
  if (!record) throw new Error(`${list} lists nothing.`);
  return path.replace("$id", record.id);
}

/** The address of somebody who has a role. */
async function emailOf(role: string, read: Read): Promise<string> {
  const [found] = (await read(`/roles?search=${role}`)).data;
  const [user] = (await read(`/users?role_id=${found!.id}&status=active&sort=email&perPage=1`)).data;
  if (!user) throw new Error(`Nobody has the role ${role}.`);
  return String(user.attributes.email);
}

async function take(page: Page, place: Place, size: ViewportSize, file: string): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(await addressOf(place, readerIn(page)));
  await settle(page);
  await place.prepare?.(page);
  await settle(page);
  const picture = await page.screenshot({ animations: "disabled" });
  // A palette of few colours, without loss, takes less space than all colours with loss, and letters stay sharp.
  const inFewColours = await sharp(picture).png({ palette: true, colours: COLOURS, dither: 0 }).toBuffer();
  await writeFile(file, await sharp(inFewColours).webp({ lossless: true, effort: 6 }).toBuffer());
}

const demo = await startDemo();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  await mkdir(folder, { recursive: true });
  for (const [view, options] of Object.entries(VIEWS)) {
    const context = { ...options, baseURL: demo.url, locale: "en-GB", colorScheme: "light" } as const;
    const outside = await (await browser.newContext(context)).newPage();
    const inside = await (await browser.newContext(context)).newPage();
    await signIn(inside);
    /** The page of the person who looks at a place, by role and colours. */
    const pages = new Map<string, Page>();
    const pageOf = async ({ isOpen, role, isDark = false }: Place): Promise<Page> => {
      if (role === undefined) return isOpen ? outside : inside;
      const known = pages.get(`${role} ${isDark}`);
      if (known) return known;
      const made = await (
        await browser.newContext({ ...context, colorScheme: isDark ? "dark" : "light" })
      ).newPage();
      await signIn(made, await emailOf(role, readerIn(inside)));
      pages.set(`${role} ${isDark}`, made);
      return made;
    };
    for (const place of (await places()).filter(({ name }) => only.some((part) => name.includes(part)))) {
      const width = view === "desktop" ? place.width : undefined;
      const size = width === undefined ? options.viewport : { width, height: (width * 5) / 8 };
      await take(await pageOf(place), place, size, join(folder, `${place.name}-${view}.webp`));
      process.stdout.write(`${place.name}-${view}\n`);
    }
  }
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(`${sizes.length} pictures, ${bytes} bytes\n`);
  if (bytes > MAX_BYTES_OF_ONE * sizes.length) {
    throw new Error(`The pictures have more than ${MAX_BYTES_OF_ONE} bytes on average.`);
  }
} finally {
  await browser.close();
  await demo.close();
}
