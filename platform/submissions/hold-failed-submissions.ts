import { markSaved } from "../browser/unsaved-text.ts";
import { askForRetry, clearFailure, setSignedOut } from "./failed-submission.store.ts";
import { readFailure, SIGNED_OUT, toConnectionFailure } from "./read-failure.ts";

/** Milliseconds until a request without a response has failed. */
const TIMEOUT_MS = 30_000;
/** The same for a body that may have a file, on a slow line. */
const FILE_TIMEOUT_MS = 300_000;

/** The part of `window` that is replaced or read; a test passes its own. */
type FetchHost = Pick<Window, "fetch"> & {
  location: Pick<Location, "pathname" | "search">;
  navigator: Pick<Navigator, "onLine">;
};
type Init = RequestInit | undefined;
/** What waits for a response; aborted once the router does not want it any more. */
type Sender = { signal: AbortSignal | null | undefined };

/** Rejection of a form that the person has given up: its page remains as it is. */
export class GivenUpError extends Error {}

/**
 * Holds each form that React Router posts until the server has accepted or refused it. When the
 * connection, the server or the session fails, the reason is shown and the person decides whether the
 * same request, with the same idempotency key, is sent again. Meanwhile the page with what was
 * entered remains. The router calls the global `fetch` and has no option for another one.
 */
export function holdFailedSubmissions(host: FetchHost = window): void {
  const fetch = host.fetch.bind(host);
  const open = new Map<string, { sender: Sender; response: Promise<Response> }>();

  /** A second press while the first is under way is the same request. */
  function sendOnce(url: URL, init: Init): Promise<Response> {
    const sender: Sender = { signal: init?.signal };
    const send = () => sendUntilSettled(() => fetch(url, withTimeout(init)), host, sender);
    if (!(init?.body instanceof URLSearchParams)) return send();
    const key = `${url}\n${init.body}`;
    const first = open.get(key);
    if (first) first.sender.signal = sender.signal;
    const response = first?.response ?? send().finally(() => open.delete(key));
    if (!first) open.set(key, { sender, response });
    return response.then((one) => one.clone());
  }

  host.fetch = async (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return fetch(input, init);
    if ((init?.method ?? "GET") === "GET") return readSignedIn(() => fetch(input, init));

    const response = await sendOnce(input, init);
    if (response.ok) markSaved(init?.body);
    return response;

    async function readSignedIn(read: () => Promise<Response>): Promise<Response> {
      const first = await read();
      if (first.status !== 401) return first;
      if (isShown(input as URL, host.location)) {
        setSignedOut(true);
        return first;
      }
      const failure = { kind: "signed-out", message: SIGNED_OUT } as const;
      if (!(await askForRetry(failure, init?.signal))) return first;
      return readSignedIn(read).finally(clearFailure);
    }
  };
}

/** Whether a request reads the page that is shown again, which no person asked for. */
function isShown({ pathname, searchParams }: URL, location: FetchHost["location"]): boolean {
  const params = new URLSearchParams(searchParams);
  params.delete("_routes");
  const path = pathname.replace(/(?:(?<=\/)_)?\.data$/, "");
  return (
    path.replace(/\/$/, "") === location.pathname.replace(/\/$/, "") &&
    params.toString() === new URLSearchParams(location.search).toString()
  );
}

/** What has left is never aborted: the server acts on it all the same. */
function withTimeout(init: Init): RequestInit {
  const isText = init?.body instanceof URLSearchParams || typeof init?.body === "string";
  const signal = AbortSignal.timeout(isText ? TIMEOUT_MS : FILE_TIMEOUT_MS);
  return { ...init, signal };
}

async function sendUntilSettled(
  send: () => Promise<Response>,
  { navigator }: Pick<FetchHost, "navigator">,
  sender: Sender,
): Promise<Response> {
  for (;;) {
    const response = await send()
      .then(readWhole)
      .catch((error: unknown) => toConnectionFailure(error, navigator.onLine));
    const failure = response instanceof Response ? await readFailure(response) : response;
    if (response instanceof Response && !failure) {
      clearFailure();
      return response;
    }
    const isLeft = sender.signal?.aborted || !failure;
    if (isLeft || !(await askForRetry(failure, sender.signal))) throw new GivenUpError();
  }
}

/** A response that ends in the middle is a failure of the connection too. */
async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, {
    status,
    statusText,
    headers,
  });
}
