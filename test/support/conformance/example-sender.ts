import { EXAMPLE_ULID } from "../../../src/engine/declare/index.ts";
import type { FieldSchema } from "../../../src/engine/schema/schema.ts";
import type { Reply } from "../app.ts";
import type { BodyExample } from "../openapi/body-examples.ts";
import { fieldValue } from "./derive-body.ts";
import type { Body } from "./fixture.ts";
import type { Subject } from "./subject.ts";
import type { Record } from "./world.ts";

/** At most so many records are tried, the oldest and the newest in turn, until one is in the state for an action. */
const TRIES = 24;

/** Sends the examples of a resource's bodies about records that exist. */
export function exampleSender({ resource, fixture, world }: Omit<Subject, "sampled">, isDryRun = true) {
  /** The field or the parameter of an action that a part of the body is about. */
  function fieldNamed(name: string, action: string | null): FieldSchema | undefined {
    const { actions, standaloneActions, fileActions } = resource;
    const parameter = [actions, standaloneActions, fileActions]
      .map((some) => some[action ?? ""]?.parameters[name])
      .find((found) => found !== undefined);
    return parameter ? ({ ...parameter.definition, name } as FieldSchema) : resource.fields.get(name);
  }

  /**
   * The example with ids of records that there are, in the place of those that stand for some, and where a creation leaves
   * a reference to a default, with one that is good in the tests' company.
   */
  function withIds(body: object, { action, name }: BodyExample, own: Record | undefined, n: number): Body {
    const isCreation = /\.(create|bulkCreate)$/.test(name);
    const left = (isCreation ? (fixture.always ?? []) : []).filter((one) => !Object.hasOwn(body, one));
    const references = left.filter((one) => fieldNamed(one, null)?.type.reference);
    const given = { ...body, ...Object.fromEntries(references.map((one) => [one, null])) };
    const entries = Object.entries<unknown>(given).map(([key, value]) => {
      if (key === "repositories") return [key, [own?.id]];
      if (key === "id") return [key, own?.id];
      const field = fieldNamed(key, action);
      return [
        key,
        field && (field.type.reference || value === EXAMPLE_ULID)
          ? fieldValue(world().home, fixture, field, n)
          : value,
      ];
    });
    return Object.fromEntries(entries);
  }

  /** Only the state of the record keeps the action from being run: the body was read, and nothing in it is wrong. */
  const isOfState = ({ action }: BodyExample, { status, body }: Reply): boolean =>
    action !== null &&
    (status === 409 ||
      (status === 422 && Object.keys(body.errors).every((key) => /^(action|repositories\.\d+)$/.test(key))));

  /** Nobody but who was sent it has the secret: all the rest of the body was taken. */
  const isOfSecret = ({ action }: BodyExample, { status, body }: Reply): boolean =>
    resource.standaloneActions[action ?? ""]?.needsCredential === false &&
    status === 422 &&
    Object.keys(body.errors).join() === "token";

  /** The id of the example is of no import: all that can be wrong with the body. `checkImports` undoes one that there is. */
  const isOfImport = ({ action }: BodyExample, { status, body }: Reply): boolean =>
    action === "undo-import" && status === 422 && Object.keys(body.errors).join() === "import_id";

  /** What the caller of these checks cannot bring about: the state, a secret or an import. */
  const isBeyond = (example: BodyExample, reply: Reply): boolean =>
    [isOfState, isOfSecret, isOfImport].some((is) => is(example, reply));

  /** Sends the example, by default as a dry run, about one record after the other until one takes it; what came nearest to that. */
  async function attempt(example: BodyExample, records: readonly Record[]): Promise<Reply> {
    const { action, method, path } = example;
    const all = records.map(({ attributes }) => attributes);
    const query = action === null ? "" : `action=${action}&`;
    const most = Math.min(TRIES, Math.max(records.length, 4));
    const other = await fixture.runsAction?.[action ?? ""]?.(world().home);
    let nearest: Reply | undefined;
    for (let n = 0; n < most; n++) {
      const own = records.at(n % 2 === 0 ? n / 2 : -(n + 1) / 2);
      const parts = fixture.exampleParts?.[action ?? ""]?.(own?.attributes ?? {}, all);
      const bodies = [example.body].flat().map((one) => withIds(one as object, example, own, n));
      const body = Array.isArray(example.body) ? bodies : { ...bodies[0], ...parts };
      const at = path.replace("{id}", String(own?.id));
      const target = `${at}?${query}${isDryRun ? "dry_run=true" : ""}`;
      const reply = await (other
        ? other.post(target, body)
        : world().home.signedIn.send(method, target, body));
      if (reply.status < 300) return reply;
      if (!nearest || isOfState(example, reply)) nearest = reply;
    }
    return nearest!;
  }

  return { attempt, isBeyond };
}
