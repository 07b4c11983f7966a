import { action, beginningOf, endpoint, readUlid } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ActionContext, Change } from "../../../engine/work/index.ts";
import { wholeOf } from "../../../platform/files/buffer-content.ts";
import { readAvatar } from "../../../platform/images/avatar.ts";
import { PICTURE_VERSION } from "../../../platform/images/picture-response.ts";
import { pictureVersion, storedPicture } from "../../../platform/images/stored-picture.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";
import { accountOf } from "../users/accounts.ts";
import { isSelf } from "./employees.policy.ts";

/** The stored value of an uploaded picture, `upload:<8 hex>`, which cannot be confused with a URL or path. */
const UPLOADED = /^upload:([0-9a-f]{8})$/;

const fileKey = (workspaceId: string, employeeId: string, version: string): string =>
  `${workspaceId}/avatars/${employeeId}/${version}.webp`;

/** The value of an avatar as callers read it; the id is that of the employee to whom an uploaded picture belongs. */
export const shownAvatarOf = (avatar: Sql, employeeId: Sql): Sql => sql`case when ${avatar} like 'upload:%'
  then ${fromContext("baseUrl")} || '/employees/' || ${employeeId} || '/avatar?v=' || substr(${avatar}, 8) else ${avatar} end`;

export const shownAvatar = (alias: string): Sql =>
  shownAvatarOf(column(alias, "avatar"), column(alias, "id"));

/** Leaves the avatar unchanged if its own URL is sent back, and updates the file name with the avatar. */
export function settleAvatar(change: Change<"employees">): void {
  const { values, stored, sent } = change;
  if (!sent.has("avatar")) return;
  const avatar = values.avatar ?? null;
  const version = UPLOADED.exec(stored?.avatar ?? "")?.[1];
  if (version && avatar?.endsWith(`/employees/${change.id}/avatar?v=${version}`)) {
    values.avatar = stored!.avatar;
    return;
  }
  if (!change.changes("avatar")) return;
  values.avatar_name = avatar === null ? null : beginningOf(lastSegment(avatar) ?? "", 255) || null;
}

/** The last segment of the path of a URL; undefined if there is none. */
const lastSegment = (link: string): string | undefined =>
  link
    .replace(/^https?:\/\/[^/?#]*/i, "")
    .split(/[?#]/)[0]!
    .split("/")
    .at(-1);

async function runUpload({
  work,
  records,
  file,
  fail,
  throwIfRefused,
}: ActionContext<"employees">): Promise<undefined> {
  const image = await readAvatar(await wholeOf(file!));
  if (!image) fail("file", "The file field must be an image.");
  throwIfRefused();
  const version = pictureVersion(image!.data);
  for (const record of records) {
    const id = record.id;
    await putBeforeCommit(work, fileKey(work.workspace.id, id, version), image!.data);
    const avatar = `upload:${version}`;
    await work.update("employees", id, { avatar, avatar_name: beginningOf(file!.name, 255) });
    await work.update("users", (await accountOf(work, id)).id, { avatar });
  }
}

/** Re-encodes a picture without its metadata and makes it the avatar. */
export const uploadAvatar = action("employees", {
  title: "Upload avatar",
  done: "Changed the picture of",
  description: "PNG, JPEG, WebP or GIF, at most 5 MiB and 40 megapixels.",
  levels: ["record"],
  takesFile: true,
  maxFileBytes: 5 * 1024 * 1024,
  grants: [{ permissions: ["manage-employees"] }, { permissions: [], rows: isSelf }],
  run: runUpload,
});

/** `GET /employees/{id}/avatar` returns the picture to callers who can see the employee. */
export const avatarEndpoint = endpoint({
  method: "GET",
  path: "/employees/:id/avatar",
  title: "Picture of an employee",
  fileType: "image/webp",
  credential: "required",
  parameters: PICTURE_VERSION,
  async run(context) {
    const id = readUlid(context.path.id);
    const stored = await context.read(async (work) => {
      const isSeen = work.visibleRows("employees")?.("e") ?? sql`true`;
      return work.row<{ avatar: string | null }>(sql`select e.avatar from employees e
        where e.workspace_id = ${fromContext("workspace")} and e.id = ${id} and ${isSeen}`);
    });
    const version = UPLOADED.exec(stored?.avatar ?? "")?.[1];
    const key = version ? fileKey(context.workspace.id, id!, version) : null;
    return storedPicture(context, key, { contentType: "image/webp", fileName: "avatar.webp" });
  },
});
