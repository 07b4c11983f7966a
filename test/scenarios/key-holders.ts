import type { TestApp, TestWorkspace } from "../support/app.ts";
import { accountIdOf, hire, read } from "./company.ts";
import { givePassword, type SignedIn, signIn } from "./signed-in.ts";

const PASSWORD = "four words in a row";

/** Somebody with an account who is signed in. */
export interface Colleague {
  /** The employee. */
  readonly id: string;
  readonly account: string;
  readonly email: string;
  readonly password: string;
  /** The role that grants the permissions, and nobody else has. */
  readonly role: string;
  readonly session: SignedIn;
}

/** Hires somebody called "Ana Pop" with a role of their own that grants the permissions, and signs them in. */
export async function colleague(
  app: TestApp,
  { workspace: { subdomain }, owner }: TestWorkspace,
  name: string,
  ...permissions: string[]
): Promise<Colleague> {
  const id = await hire(owner, name, { invite_immediately: true });
  const account = await accountIdOf(owner, id);
  const { onboarding_token, email } = await read(owner, `/users/${account}`);
  const role = (await owner.post("/roles", { name: `Role of ${name}`, permissions })).body.data.id;
  await owner.patch(`/users/${account}`, { role_id: role });
  await givePassword(app, subdomain, onboarding_token, PASSWORD);
  const session = await signIn(app, subdomain, email, PASSWORD);
  return { id, account, email, password: PASSWORD, role, session };
}
