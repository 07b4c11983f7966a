import type { Pool } from "pg";
import { ApiError, invalidField, notFound, unauthenticated } from "../../engine/errors/api-error.ts";
import type { HttpRequest } from "../../engine/request/http-request.ts";
import type { QueryParameters } from "../../engine/request/parse-query.ts";
import { type Actor, systemActor } from "../../engine/work/actor.ts";
import type { Workspace } from "../../engine/work/workspace.ts";
import type { Config } from "../config/load-config.ts";
import type { RateLimiter } from "../rate-limit/rate-limiter.ts";
import { findWorkspace, subdomainOf } from "../tenancy/workspaces.ts";
import { type Authenticated, authenticateKey, type Client } from "./authenticate.ts";
import type { KeyUsage } from "./key-usage.ts";
import type { RememberedCredentials } from "./remembered-credentials.ts";
import { type LimitSettings, RequestLimits } from "./request-limits.ts";
import { authenticateSession, sessionToken } from "./sessions.ts";

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** Requirements that do not apply to a route. */
export interface Entrance {
  /** No credential is needed. */
  readonly isOpen: boolean;
  /** Also open to accounts that still have to set up a required second factor, because it is set up here. */
  readonly isBeforeSecondFactor: boolean;
}

/** The caller and the workspace of a request, and the headers that report the limits. */
export interface Admitted {
  readonly workspace: Workspace;
  readonly actor: Actor;
  readonly headers: Record<string, string>;
  /** The version of the workspace, read after the request came in; null without a credential. */
  readonly version: string | null;
  /** Why the request is refused despite a valid credential; null: it is not. */
  readonly refusal: ApiError | null;
  readonly countRefusal: () => Promise<void>;
}

export interface AdmissionParts {
  readonly pool: Pool;
  readonly credentials: RememberedCredentials;
  readonly limiter: RateLimiter;
  readonly usage: KeyUsage;
  /** Journals that a valid key was used from an address outside its allowlist. */
  readonly noteRefusedAddress: (found: Authenticated, request: HttpRequest, now: Date) => Promise<void>;
  readonly config: Pick<Config, "appDomain"> & LimitSettings;
}

/** Admits requests: workspace, credential, rate limits (API reference, authentication and rate limits). */
export class Admission {
  readonly #parts: AdmissionParts;
  readonly #limits: RequestLimits;

  constructor(parts: AdmissionParts) {
    this.#parts = parts;
    this.#limits = new RequestLimits(parts.limiter, parts.config);
  }

  /**
   * @throws 404 for an unknown workspace, 401 for a missing or invalid credential, 403 for an origin that is not
   *   allowed, 422 for contradictory workspaces, 429 over the limit of refused credentials
   */
  async admit(
    request: HttpRequest,
    query: QueryParameters,
    now: Date,
    { isOpen, isBeforeSecondFactor }: Entrance,
  ): Promise<Admitted> {
    const requested = this.#requestedWorkspace(request, query);
    const countRefusal = async () => throwIf(await this.#limits.countRefusal(request.ip, now));
    const client = clientOf(request);
    const found = await this.#authenticate(request, client, now, requested);
    if (!found) {
      const workspace = requested === null ? null : await findWorkspace(this.#parts.pool, requested);
      if (requested !== null && !workspace) throw notFound("There is no such workspace.");
      if (!isOpen || !workspace) {
        await countRefusal();
        throw unauthenticated();
      }
      throwIf(await this.#limits.guessingRefusal(request.ip, now));
      return {
        workspace,
        actor: { ...systemActor(), kind: "system", ...client, name: "Nobody", isOwner: false },
        headers: {},
        version: null,
        refusal: null,
        countRefusal,
      };
    }
    const { actor, workspace } = found;
    this.#parts.usage.note(actor, workspace, now);
    const { headers, refusal } = found.isAddressAllowed
      ? await this.#limits.countRequest(actor, now)
      : { headers: {}, refusal: await this.#refuseAddress(found, request, now) };
    const isLocked = found.lacksSecondFactor && !isOpen && !isBeforeSecondFactor;
    return {
      workspace,
      actor,
      headers: { ...found.headers, ...headers },
      version: found.version,
      refusal: refusal ?? (isLocked ? forbiddenFor("Set up two-factor authentication first.") : null),
      countRefusal,
    };
  }

  /**
   * The caller of an admitted request at a later time, for a response that is still being sent; null if the credential
   * would not be admitted any more. It is neither counted nor noted as a use.
   */
  async admitAgain(
    request: HttpRequest,
    query: QueryParameters,
    now: Date,
  ): Promise<Pick<Authenticated, "workspace" | "actor"> | null> {
    const found = await this.#authenticate(
      request,
      clientOf(request),
      now,
      this.#requestedWorkspace(request, query),
      { isUse: false },
    );
    return found?.isAddressAllowed && !found.lacksSecondFactor ? found : null;
  }

  /** Such requests count against their IP address and not against the key, because they would lock out its owner. */
  async #refuseAddress(found: Authenticated, request: HttpRequest, now: Date): Promise<ApiError> {
    const overLimit = await this.#limits.countRefusal(request.ip, now);
    if (overLimit) return overLimit;
    await this.#parts.noteRefusedAddress(found, request, now);
    return forbiddenFor("This address is not allowed for the API key.");
  }

  #requestedWorkspace(request: HttpRequest, query: QueryParameters): string | null {
    const subdomain = subdomainOf(request.headers.host ?? "", this.#parts.config.appDomain);
    const parameter = query.get("tenant")?.toLowerCase();
    if (parameter !== undefined && subdomain !== null && parameter !== subdomain) {
      throw invalidField("tenant", "The tenant parameter names another workspace than the subdomain.");
    }
    return subdomain ?? parameter ?? null;
  }

  /** The credential of the requested workspace, or null if it is missing or invalid. */
  async #authenticate(
    request: HttpRequest,
    client: Client,
    now: Date,
    requested: string | null,
    { isUse = true }: { readonly isUse?: boolean } = {},
  ): Promise<Authenticated | null> {
    const { authorization, cookie } = request.headers;
    const bearer = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
    const token = authorization === undefined ? sessionToken(cookie) : null;
    if (bearer === undefined && token === null) return null;
    // A valid credential is accepted from an address that has used up its limit: one misconfigured program must not
    // lock out an office, and 190 random bits cannot be guessed in any case.
    const found =
      bearer === undefined
        ? await authenticateSession(
            this.#parts,
            token!,
            { ...client, isSecure: request.origin.startsWith("https:"), isUse },
            now,
          )
        : await authenticateKey(this.#parts, bearer, client, now);
    if (!found || (requested !== null && found.workspace.subdomain !== requested)) return null;
    if (
      found.actor.kind === "user" &&
      UNSAFE.has(request.method) &&
      request.headers.origin !== request.origin
    ) {
      throw forbiddenFor("The request does not come from this site.");
    }
    return found;
  }
}

const clientOf = ({ ip, headers }: HttpRequest): Client => ({
  ip,
  userAgent: headers["user-agent"]?.slice(0, 255) ?? null,
});

const forbiddenFor = (reason: string): ApiError => new ApiError("forbidden", reason);

function throwIf(refusal: ApiError | null): void {
  if (refusal) throw refusal;
}
