import { expect, it } from "vitest";
import { s3PlaceOf } from "./s3-place.ts";

it("reads bucket, prefix, endpoint, region and credentials", () => {
  expect(s3PlaceOf("s3://files")).toEqual({ bucket: "files", prefix: "", redirectsDownloads: false });
  expect(s3PlaceOf("s3://key:a%2Fb@files/bureau/x/?region=eu-central-1")).toEqual({
    bucket: "files",
    prefix: "bureau/x/",
    redirectsDownloads: false,
    region: "eu-central-1",
    credentials: { accessKeyId: "key", secretAccessKey: "a/b" },
  });
  expect(s3PlaceOf("s3://files?endpoint=https://store.example:9000&downloads=redirect")).toEqual({
    bucket: "files",
    prefix: "",
    redirectsDownloads: true,
    endpoint: "https://store.example:9000",
  });
});

it.each([
  "s3://",
  "s3://files?regoin=x",
  "s3://files?downloads=sometimes",
  "s3://key@files",
  "s3://files?endpoint=store",
  "s3://files:9000",
  "https://files",
])("refuses %s", (text) => {
  expect(s3PlaceOf(text)).toBeNull();
});
