import { action, endpoint, openWhenEach } from "../../../engine/declare/index.ts";
import { column, fromContext, type Sql, sql } from "../../../engine/sql/index.ts";
import type { ActionContext } from "../../../engine/work/index.ts";
import { wholeOf } from "../../../platform/files/buffer-content.ts";
import { logoKey, readLogo } from "../../../platform/images/logo.ts";
import { PICTURE_VERSION } from "../../../platform/images/picture-response.ts";
import { pictureVersion, storedPicture } from "../../../platform/images/stored-picture.ts";
import { putBeforeCommit } from "../../../platform/storage/put-before-commit.ts";
import { readSettings } from "../../../platform/tenancy/settings.ts";

const MANAGERS = [{ permissions: ["manage-workspace"] }];

const CONTENT_TYPES: Readonly<Record<string, string>> = { png: "image/png", jpg: "image/jpeg" };

/** The URL of the logo, with its version; null without a logo. */
export const shownLogo = (alias: string): Sql => sql`case when ${column(alias, "logo")} is not null
  then ${fromContext("baseUrl")} || '/workspace/logo?v=' || split_part(${column(alias, "logo")}, '.', 1) end`;

async function runUpload({
  work,
  file,
  fail,
  throwIfRefused,
}: ActionContext<"workspace">): Promise<undefined> {
  const logo = await readLogo(await wholeOf(file!));
  if (!logo) fail("file", "The file field must be a file of type: png, jpg.");
  throwIfRefused();
  const version = pictureVersion(logo!.data);
  const name = `${version}.${logo!.extension}`;
  await putBeforeCommit(work, logoKey(work.workspace.id, name), logo!.data);
  await work.update("workspace", work.workspace.id, { logo: name });
}

export const uploadLogo = action("workspace", {
  title: "Upload logo",
  done: "Changed the logo of",
  description: "PNG or JPEG, at most 2 MiB. Shown to everybody in the workspace and printed on documents.",
  levels: ["record"],
  takesFile: true,
  maxFileBytes: 2 * 1024 * 1024,
  grants: MANAGERS,
  run: runUpload,
});

export const removeLogo = action("workspace", {
  title: "Remove logo",
  done: "Removed the logo of",
  levels: ["record"],
  grants: MANAGERS,
  openWhen: openWhenEach(({ logo }) => (logo === null ? "The workspace has no logo." : null)),
  async run({ work }) {
    await work.update("workspace", work.workspace.id, { logo: null });
  },
});

/** `GET /workspace/logo`: the image, readable with every credential of the workspace. */
export const logoEndpoint = endpoint({
  method: "GET",
  path: "/workspace/logo",
  title: "Logo of the workspace",
  fileType: "image/webp",
  credential: "required",
  parameters: PICTURE_VERSION,
  async run(context) {
    const { logo } = await context.read((work) => readSettings(work, "logo"));
    const extension = logo?.split(".")[1] ?? "";
    return storedPicture(context, logo && logoKey(context.workspace.id, logo), {
      contentType: CONTENT_TYPES[extension] ?? "",
      fileName: `logo.${extension}`,
    });
  },
});
