/** Where files are in an object store. */
export interface S3Place {
  readonly bucket: string;
  /** What the names of the objects begin with, ending with a slash; may be empty. */
  readonly prefix: string;
  /** The URL of a store other than Amazon's. */
  readonly endpoint?: string;
  readonly region?: string;
  /** If absent, the AWS SDK looks for them: environment variables, profiles, roles. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** Whether clients download files from the store, by signed URLs, and not from the program. */
  readonly redirectsDownloads: boolean;
}

/** The form of `s3://`, for error messages. */
export const S3_FORM =
  "s3://<key id>:<key>@<bucket>/<prefix>?endpoint=<url>&region=<name>&downloads=redirect";

const PARAMETERS = ["endpoint", "region", "downloads"];

/** Reads `S3_FORM`, in which everything but the bucket is optional; null for anything else. */
export function s3PlaceOf(text: string): S3Place | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "s3:" || url.hostname === "" || url.port !== "" || url.hash !== "") return null;
  const { searchParams: given, username, password } = url;
  const endpoint = given.get("endpoint");
  const region = given.get("region");
  const downloads = given.get("downloads");
  const isKnown =
    [...given.keys()].every((name) => PARAMETERS.includes(name)) && (downloads ?? "redirect") === "redirect";
  const isReachable = endpoint === null || (URL.canParse(endpoint) && /^https?:/.test(endpoint));
  if (!isKnown || !isReachable || (username === "") !== (password === "")) return null;
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, "");
  const credentials = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
  return {
    bucket: url.hostname,
    prefix: path === "" ? "" : `${path}/`,
    redirectsDownloads: downloads === "redirect",
    ...(endpoint === null ? {} : { endpoint }),
    ...(region === null ? {} : { region }),
    ...(username === "" ? {} : { credentials }),
  };
}
