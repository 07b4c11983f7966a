import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { vi } from "vitest";
import { registerWebUi } from "../../../src/platform/http/web-ui.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../../support/app.ts";
import { buildWebOnce } from "./built-web.ts";
import { openChromium } from "./chromium.ts";

/** Somebody who can sign in. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

export const OWNER: Person = { email: "owner@acme.test", password: "correct horse battery" };

export interface View {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: "light" | "dark";
  /** The language that the browser asks for, and where its clock is. */
  readonly locale?: string;
  readonly timezone?: string;
  /** In a browser that nobody has used, instead of the one that the person has for such a view. */
  readonly isFresh?: boolean;
  /** With the service worker, past which a test cannot see the requests of a page. */
  readonly hasWorker?: boolean;
}

/** The whole program with its web UI, and a browser that looks at it. */
export interface Site {
  readonly app: TestApp;
  readonly acme: TestWorkspace;
  /** The address of the workspace, without a slash at its end. */
  readonly url: string;
  /** A browser of nobody: without cookies, without anything stored. */
  newContext(view?: View): Promise<BrowserContext>;
  newPage(view?: View): Promise<Page>;
  /** A page of a person who is signed in, at a path. */
  openAs(person: Person, path: string, view?: View): Promise<Page>;
  /** Lets a page stay open for the next test. */
  keepOpen(page: Page): void;
  /**
   * The token of the last link that was mailed to an address, for a path such as `/invitation`. It waits for one: mails
   * go out after the response to the request that caused them.
   */
  mailedToken(to: string, path: string): Promise<string>;
  /**
   * Closes the pages of a test. Returns what they complained of: errors of their code, and what their security policy
   * refused.
   */
  closePages(): Promise<string[]>;
  close(): Promise<void>;
}

/** A text as mails carry it: quoted-printable. */
const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * After so many milliseconds a test gives up waiting for something to appear. It is a last resort, also on a slow machine
 * under load: nothing is said about speed by it.
 */
export const TIMEOUT_MS = 30_000;

/** Starts everything, with settings of its own. @throws Error when there is no Chromium, or the web UI cannot be built. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  await buildWebOnce();
  const browser = await openChromium();
  const app = await startTestApp({
    env,
    extend: (fastify) => registerWebUi(fastify, { appDomain: "localhost", uploadLimit: 25 * 1024 * 1024 }),
  });
  const acme = await app.addWorkspace("acme");
  const url = `http://acme.localhost:${new URL(app.url).port}`;
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  const browsers = new Map<string, BrowserContext>();
  const lasting = new Set<Page>();

  const newContext: Site["newContext"] = async ({
    width = 1280,
    height = 800,
    scheme = "light",
    locale = "en-GB",
    timezone,
    hasWorker = false,
  } = {}) => {
    const context = await browser.newContext({
      serviceWorkers: hasWorker ? "allow" : "block",
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: "reduce",
      locale,
      timezoneId: timezone,
      baseURL: url,
    });
    contexts.push(context);
    context.setDefaultTimeout(TIMEOUT_MS);
    context.on("weberror", (error) => complaints.push(error.error().message));
    context.on("console", (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    return context;
  };
  const newPage: Site["newPage"] = async (view) => (await newContext(view)).newPage();

  return {
    app,
    acme,
    url,
    newContext,
    newPage,
    async openAs(person, path, view = {}) {
      const name = `${person.email} ${JSON.stringify(view)}`;
      const known = view.isFresh ? undefined : browsers.get(name);
      if (known) {
        const page = await known.newPage();
        await page.goto(path);
        return page;
      }
      const page = await newPage(view);
      // What is today for the server is today for the browser.
      await page.context().clock.setFixedTime(app.clock.now());
      if (!view.isFresh) browsers.set(name, page.context());
      // Signed in without the form, which has a test of its own. Only the browser finds the workspace's host.
      await page.goto("/favicon.svg");
      const status = await page.evaluate(
        async (body) =>
          (
            await fetch("/api/session", {
              method: "POST",
              body,
              headers: { "Content-Type": "application/json" },
            })
          ).status,
        JSON.stringify(person),
      );
      if (status !== 200) throw new Error(`${person.email} could not be signed in: ${status}`);
      await page.goto(path);
      return page;
    },
    keepOpen: (page) => void lasting.add(page),
    async mailedToken(to, path) {
      const outbox = join(app.dataDir, "outbox");
      const link = new RegExp(`${path}\\?token=([\\w-]+)`);
      return vi.waitUntil(
        async () => {
          // The folder comes with the first mail.
          const files = await readdir(outbox).catch(() => []);
          const names = files.filter((name) => name.endsWith(".eml")).sort();
          const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
          const tokens = mails
            .filter((mail) => mail.includes(to))
            .map((mail) => link.exec(decoded(mail))?.[1]);
          return tokens.findLast((token) => token !== undefined);
        },
        { timeout: TIMEOUT_MS },
      );
    },
    async closePages() {
      const retained = [...browsers.values()];
      const others = contexts.splice(0).filter((context) => !retained.includes(context));
      await Promise.all(
        retained
          .flatMap((context) => context.pages())
          .filter((page) => !lasting.has(page))
          .map((page) => page.close()),
      );
      await Promise.all(others.map((context) => context.close()));
      return complaints.splice(0);
    },
    async close() {
      await Promise.all([...contexts, ...browsers.values()].map((context) => context.close()));
      await app.close();
    },
  };
}
