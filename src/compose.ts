import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { App } from "./app.ts";
import type { Words } from "./engine/errors/words.ts";
import { PositionGiver } from "./engine/execute/journal/positions.ts";
import { RememberedResponses } from "./engine/execute/reading/remembered-responses.ts";
import { RememberedTotals } from "./engine/execute/reading/remembered-totals.ts";
import { doWork } from "./engine/execute/work/run-work.ts";
import type { WorkOrigin } from "./engine/execute/work/work-origin.ts";
import { API_VERSION } from "./engine/openapi/version.ts";
import type { EngineParts } from "./engine/operations/request-context.ts";
import { CursorSeal } from "./engine/plan/cursor.ts";
import { ProjectionPlanner } from "./engine/plan/projection.ts";
import { formFilesOf } from "./engine/request/form-files.ts";
import { buildSchema } from "./engine/schema/build-schema.ts";
import type { Schema } from "./engine/schema/schema.ts";
import type { Actor } from "./engine/work/actor.ts";
import { systemActor } from "./engine/work/actor.ts";
import type { Work } from "./engine/work/work.ts";
import type { Workspace } from "./engine/work/workspace.ts";
import { noteRefusedAddress } from "./modules/api-keys/index.ts";
import { modules } from "./modules/index.ts";
import { Admission } from "./platform/auth/admission.ts";
import { KeyUsage } from "./platform/auth/key-usage.ts";
import { RememberedCredentials } from "./platform/auth/remembered-credentials.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { Config } from "./platform/config/load-config.ts";
import { writeListFile } from "./platform/exports/list-file.ts";
import { openApiResponse } from "./platform/http/openapi.endpoint.ts";
import { createServer } from "./platform/http/server.ts";
import { newUlid } from "./platform/ids/ulid.ts";
import { CommitSignal } from "./platform/jobs/commit-signal.ts";
import { wordsFor } from "./platform/languages/words-for.ts";
import { openMailer } from "./platform/mail/open-mailer.ts";
import { type ResolveHost, resolveByNameServers } from "./platform/network/resolve-host.ts";
import { PERMISSIONS } from "./platform/permissions/catalogue.ts";
import { memoryRateLimiter } from "./platform/rate-limit/memory-rate-limiter.ts";
import { postgresRateLimiter } from "./platform/rate-limit/postgres-rate-limiter.ts";
import type { Services } from "./platform/services.ts";
import { namedStorage } from "./platform/storage/named-storage.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import { siteAddress } from "./platform/tenancy/site-address.ts";
import { WorkspaceVersions } from "./platform/tenancy/workspace-versions.ts";

/** Of the memory for responses, callers may take one part in so many besides. */
const SHARE_OF_CREDENTIALS = 16;

export interface InstallationParts {
  readonly pool: Pool;
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  /** Other declarations than the product's, for tests of the engine. */
  readonly schema?: Schema;
  /** Replaces the resolution of host names by DNS. */
  readonly resolveHost?: ResolveHost;
}

/** All parts of a running program except the listening server. */
export interface Installation extends InstallationParts {
  readonly schema: Schema;
  readonly engine: EngineParts;
  readonly services: Services;
  readonly usage: KeyUsage;
  /** Notifies listeners of commits by this process. */
  readonly commits: CommitSignal;
  readonly app: App;
  /** Runs work in a workspace outside a request, as the system or another actor, and in English or other words. */
  work<T>(workspace: Workspace, body: (work: Work) => Promise<T>, actor?: Actor, words?: Words): Promise<T>;
  /** Ends the responses that have no end of their own, before the program waits for running requests. */
  endStreams(): void;
  /**
   * Creates the HTTP server; it does not listen yet. Closing it ends the streams. `addHooks` is called before there are
   * routes: hooks that are added later do not apply to all of them.
   */
  server(addHooks?: (fastify: FastifyInstance) => void): Promise<FastifyInstance>;
  close(): Promise<void>;
}

/** Builds the program from its configuration. @throws DeclarationError if the declarations are wrong */
export function compose(parts: InstallationParts): Installation {
  const { pool, config, log, clock } = parts;
  const schema = parts.schema ?? buildSchema(modules, PERMISSIONS);
  // A single process with its own database counts in memory; several processes share their counts.
  const isAlone = config.workers === 1 && config.databaseUrl === undefined;
  const commits = new CommitSignal();
  const closing = new AbortController();
  const contents = openStorage(config.storageUrl);
  const services: Services = {
    config,
    pool,
    log,
    clock,
    resolveHost: parts.resolveHost ?? resolveByNameServers({ withHostsFile: config.webhookAllowPrivate }),
    contents,
    storage: namedStorage({ contents, pool, log }),
    mailer: openMailer({
      smtpUrl: config.smtpUrl,
      outbox: join(config.dataDir, "outbox"),
      from: `Bureau <no-reply@${config.appDomain}>`,
      clock,
    }),
    limiter: isAlone ? memoryRateLimiter() : postgresRateLimiter(pool),
    commits,
    closing: closing.signal,
  };
  const engine: EngineParts = {
    schema,
    planner: new ProjectionPlanner(schema),
    cursors: new CursorSeal(config.appSecret),
    pool,
    totals: new RememberedTotals(),
    responses: new RememberedResponses(config.rememberedResponses),
    positions: new PositionGiver(pool, (error) =>
      log.warn({ err: error }, "journal entries have no positions yet; the next reader requests them again"),
    ),
    clock,
    newId: newUlid,
    services,
    writeTable: writeListFile,
    onEntries: () => commits.notify(),
  };
  const usage = new KeyUsage(pool, log);
  const originOf = (
    workspace: Workspace,
    actor: Actor,
    now: Date,
    requestId: string | null,
    words: Words = wordsFor(undefined),
  ): WorkOrigin => ({
    schema,
    planner: engine.planner,
    workspace,
    actor,
    now,
    requestId,
    clock,
    newId: (at = now) => newUlid(at),
    services,
    words,
    baseUrl: `${siteAddress(config, workspace.subdomain)}/api`,
    onEntries: engine.onEntries,
  });
  const credentials = new RememberedCredentials(
    new WorkspaceVersions(pool),
    Math.ceil(config.rememberedResponses / SHARE_OF_CREDENTIALS),
  );
  const admission = new Admission({
    pool,
    credentials,
    limiter: services.limiter,
    usage,
    config,
    noteRefusedAddress: ({ workspace, actor }, { requestId }, now) =>
      doWork(pool, originOf(workspace, actor, now, requestId), noteRefusedAddress),
  });
  const app = new App({ ...engine, log, admission, usage, wordsFor, describe: openApiResponse });
  return {
    ...parts,
    schema,
    engine,
    services,
    usage,
    commits,
    app,
    work: (workspace, body, actor = systemActor(), words = undefined) =>
      doWork(pool, originOf(workspace, actor, clock.now(), null, words), body),
    endStreams: () => closing.abort(),
    server: (addHooks = () => {}) =>
      createServer({
        addHooks,
        beforeClose: () => closing.abort(),
        log,
        jsonBodyLimit: config.jsonBodyLimit,
        uploadLimit: config.uploadLimit,
        trustedProxies: config.trustedProxies,
        newRequestId: () => newUlid(clock.now()),
        filesOf: (request) => formFilesOf(schema, request),
        handle: (request) => app.handle(request),
        wordsFor,
        commonHeaders: { "Api-Version": API_VERSION, "X-Content-Type-Options": "nosniff" },
      }),
    async close() {
      await engine.positions.settle();
      await usage.flush();
      await services.mailer.close();
    },
  };
}
