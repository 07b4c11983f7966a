/** Called while a body is sent, with the fraction sent so far, 0 to 1. */
export type OnProgress = (sent: number) => void;

/** The response headers of an `XMLHttpRequest`. */
function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}

/** Statuses for which a `Response` must not have a body. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * A `fetch` with upload progress, which the browser's own does not report.
 * @returns a replacement for `fetch`; it rejects with a `TypeError` if the server does not respond
 */
export const fetchWithProgress =
  (onProgress: OnProgress) =>
  async (given: Request): Promise<Response> => {
    const body = await given.blob();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(given.method, given.url);
      request.responseType = "blob";
      given.headers.forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status } = request;
        const response = WITHOUT_BODY.includes(status) ? null : (request.response as Blob);
        resolve(new Response(response, { status, headers: headersOf(request) }));
      };
      request.onerror = () => reject(new TypeError("The server did not respond."));
      request.onabort = request.onerror;
      request.send(body);
    });
  };
