/** Notified while a body is sent: the part of it that has gone, from 0 to 1. */
export type OnProgress = (sent: number) => void;

/** The headers of a response, as `XMLHttpRequest` has them. */
function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  return new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
}

/** Statuses of which a `Response` may have no body. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * A `fetch` that says how far the body is sent, which the browser's own does not.
 * @returns what is given to the client in the place of `fetch`; it rejects with a `TypeError` when nobody responds
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
