import { RELATIONS, type Relation } from "./relation.ts";

/** The identity that a request acts as, with its current rights. */
export interface Actor {
  readonly kind: "user" | "api_key" | "system";
  /** The account; for a key, its creator's. Null for the system. */
  readonly userId: string | null;
  /** The employee of that account, if there is one. */
  readonly employeeId: string | null;
  readonly apiKeyId: string | null;
  /** As shown in the journal: the account's name and, for a key, the key's. */
  readonly name: string;
  /** The relations that apply: both for a person, and those among its scopes for a key. */
  readonly relations: ReadonlySet<Relation>;
  /**
   * The permissions that the actor has now; for a key, its scopes limited to its creator's permissions. Implied ones
   * are included.
   */
  readonly permissions: ReadonlySet<string>;
  /** Whether the account's role is Owner. */
  readonly isOwner: boolean;
  /** The browser session of a signed-in person; null otherwise. */
  readonly sessionId?: string | null;
  /** Whether that person signs in with a second factor. */
  readonly hasSecondFactor?: boolean;
  /** Whether that person has to set up a second factor before anything else. */
  readonly lacksSecondFactor?: boolean;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

/** Under which names the journal has what nobody with an account did: the program itself, and pages that need no account. */
export const SYSTEM_NAMES = ["System", "Career page"] as const;

/** The program itself, which may see and do everything; for seeds, commands and jobs. */
export function systemActor(
  permissions: Iterable<string> = [],
  name: (typeof SYSTEM_NAMES)[number] = "System",
): Actor {
  return {
    kind: "system",
    userId: null,
    employeeId: null,
    apiKeyId: null,
    name,
    permissions: new Set(permissions),
    relations: new Set(RELATIONS),
    isOwner: true,
    ip: null,
    userAgent: null,
  };
}

/** Whether the actor has any of the named permissions; the system has all. */
export function holds(actor: Actor, ...anyOf: readonly string[]): boolean {
  return actor.kind === "system" || anyOf.some((permission) => actor.permissions.has(permission));
}
