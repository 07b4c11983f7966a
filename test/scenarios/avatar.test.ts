import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "../support/app.ts";
import { testCompany } from "../support/test-company.ts";
import { accountIdOf, act, forbidden, hire, read, refused, shown } from "./company.ts";

const { app, acme } = testCompany();
let ana: string;
let self: Caller;
const path = () => `/employees/${ana}`;

beforeAll(async () => {
  ana = await hire(acme.owner, "Ana Pop");
  self = await acme.callerFor(ana);
});

const picture = (color: string, size = 700) =>
  sharp({ create: { width: size, height: size, channels: 3, background: color } });

function upload(by: Caller, file: Buffer | null, name = "ana pop.png", id = ana) {
  const form = new FormData();
  if (file) form.append("file", new Blob([new Uint8Array(file)], { type: "image/png" }), name);
  else form.append("note", "no file");
  return app.request("POST", `/employees/${id}/actions?action=upload-avatar`, { key: by.key, raw: form });
}

describe("an avatar that is a link", () => {
  it.each([
    ["https://pictures.test/a/ana.png?size=2#x", "ana.png"],
    ["http://pictures.test/ana.png", "ana.png"],
    ["/files/ana.png", "ana.png"],
    ["https://pictures.test/", null],
    ["https://pictures.test", null],
    ["https://pictures.test?x=/y.png", null],
    ["/", null],
  ])("%s is stored as given, named by its last segment", async (avatar, name) => {
    expect(shown(await self.patch(path(), { avatar }))).toMatchObject({ avatar, avatar_name: name });
  });

  it.each([
    "ana.png",
    "//evil.test/ana.png",
    "/\\evil.test/ana.png",
    "ftp://pictures.test/ana.png",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "upload:12345678",
    "https://",
  ])("%s is refused", async (avatar) => {
    refused(await self.patch(path(), { avatar }), {
      avatar: "The avatar field must be a valid URL or absolute path.",
    });
  });

  it("has at most 2048 characters", async () => {
    const link = (length: number) => `/${"x".repeat(length - 1)}`;
    shown(await self.patch(path(), { avatar: link(2048) }));
    refused(await self.patch(path(), { avatar: link(2049) }), {
      avatar: "The avatar field must not be greater than 2048 characters.",
    });
  });

  it("goes with null, together with its name", async () => {
    expect(shown(await self.patch(path(), { avatar: null }))).toMatchObject({
      avatar: null,
      avatar_name: null,
    });
  });
});

describe("an uploaded picture", () => {
  it("is made again, at most 512 wide, and served to every credential of the workspace", async () => {
    const tagged = await picture("red")
      .withExif({ IFD0: { Artist: "Somebody" } })
      .jpeg()
      .toBuffer();
    const employee = shown(await upload(self, tagged));
    const url = employee.avatar as string;
    expect(url).toMatch(new RegExp(`^${app.url}/api/employees/${ana}/avatar\\?v=[0-9a-f]{8}$`));
    expect(employee.avatar_name).toBe("ana pop.png");
    expect((await read(acme.owner, `/users/${await accountIdOf(acme.owner, ana)}`)).avatar).toBe(url);

    const colleague = await acme.callerFor(await hire(acme.owner, "Col Toma"));
    const image = await colleague.get(url);
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(image.headers.get("x-content-type-options")).toBe("nosniff");
    const made = await sharp(image.bytes).metadata();
    expect([made.width, made.height, made.exif]).toEqual([512, 512, undefined]);
    expect((await app.request("GET", url)).status).toBe(401);
    const beta = await app.addWorkspace("beta");
    expect((await beta.owner.get(url)).status).toBe(404);
  });

  it("stays when its own URL is sent back, and gets another URL when it changes", async () => {
    const before = await read(self, path());
    expect(shown(await self.patch(path(), { avatar: before.avatar }))).toEqual(before);
    const changed = shown(await upload(self, await picture("blue").png().toBuffer(), "blue.png"));
    expect(changed.avatar).not.toBe(before.avatar);
    expect(changed.avatar_name).toBe("blue.png");
  });

  it("does not come back by its old URL", async () => {
    const first = shown(await upload(self, await picture("green").png().toBuffer()));
    shown(await upload(self, await picture("yellow").png().toBuffer()));
    const link = shown(await self.patch(path(), { avatar: first.avatar }));
    expect(link.avatar).toBe(first.avatar);
    shown(await self.patch(path(), { avatar: null }));
    expect((await self.get(`/employees/${ana}/avatar`)).status).toBe(404);
  });

  it("may be changed by manage-employees and by oneself, by nobody else", async () => {
    const file = await picture("black", 20).webp().toBuffer();
    const colleague = await acme.callerFor(await hire(acme.owner, "Dan Rus"));
    forbidden(await upload(colleague, file), "manage-employees");
    forbidden(await upload(await acme.scoped("view-employees", "manage-salaries"), file), "manage-employees");
    shown(await upload(await acme.scoped("manage-employees"), file));
  });

  it("is an image of the four kinds by its content, whatever it is called", async () => {
    const message = { file: "The file field must be an image." };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const content of [
      svg,
      Buffer.from("hello"),
      Buffer.alloc(0),
      await picture("red", 9).tiff().toBuffer(),
    ]) {
      refused(await upload(self, content), message);
    }
    for (const format of ["png", "jpeg", "webp", "gif"] as const) {
      shown(await upload(self, await picture("red", 9).toFormat(format).toBuffer(), "x.txt"));
    }
    refused(await upload(self, await picture("red", 6400).png().toBuffer()), message);
  });

  it("has at most 5 MiB, and is there", async () => {
    refused(await upload(self, Buffer.alloc(5 * 1024 * 1024 + 1)), {
      file: "The file field must not be greater than 5120 kilobytes.",
    });
    refused(await upload(self, null), {
      note: "The note field is not a parameter of this action.",
      file: "The file field is required.",
    });
    refused(await act(self, path(), "upload-avatar"), { file: "The file field is required." });
  });

  it("is not uploaded for several at once", async () => {
    const reply = await acme.owner.post("/employees/actions?action=upload-avatar", { repositories: [ana] });
    expect(reply.status).toBe(404);
    expect(reply.body.available).not.toContain("upload-avatar");
  });
});

describe("the picture of nobody", () => {
  it("is not found", async () => {
    const other = await hire(acme.owner, "Eva Vlad");
    for (const id of [other, "01J00000000000000000000000", "x"]) {
      expect((await self.get(`/employees/${id}/avatar`)).status).toBe(404);
    }
    expect((await self.post(`/employees/${other}/avatar`, {})).status).toBe(405);
  });
});
