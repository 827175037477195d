import { get as getHttp } from "node:http";
import { get as getHttps } from "node:https";
import { guardAddress, PrivateAddressError } from "#platform/http/public-address.server.ts";

/** Why a calendar could not be read, in words for staff; never with its link, which is a secret. */
export class CalendarError extends Error {}

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5_000_000;
const MAX_REDIRECTS = 3;

type Options = {
  /** For tests, whose server is on this machine: also `http:` and private addresses. */
  isLocalAllowed?: boolean;
};

/**
 * The text of a calendar at a secret link, of at most 5 MB within 15 seconds.
 * @throws CalendarError
 */
export async function fetchCalendar(link: string, options: Options = {}): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(link);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await request(url, signal, options);
    if (response.text !== undefined) return response.text;
    url = response.next;
  }
  throw new CalendarError("The link redirects too often");
}

type Response = { text: string; next?: never } | { text?: never; next: URL };

function request(url: URL, signal: AbortSignal, { isLocalAllowed = false }: Options) {
  if (url.protocol !== "https:" && !isLocalAllowed) {
    throw new CalendarError("The link redirects to an address that doesn't begin with https://");
  }
  const get = url.protocol === "https:" ? getHttps : getHttp;
  const headers = { Accept: "text/calendar", "Accept-Encoding": "identity" };
  return new Promise<Response>((done, fail) => {
    const guard = guardAddress(url, isLocalAllowed);
    const sent = get(url, { headers, signal, agent: false, ...guard });
    sent.on("error", fail);
    // Without a listener neither a response nor an error comes.
    sent.on("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      fail(new CalendarError(`The calendar's server responded with ${statusCode}`));
    });
    sent.on("response", (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        const next = URL.parse(headers.location, url);
        if (next) done({ next });
        else fail(new CalendarError("The link redirects without an address"));
        return;
      }
      if (statusCode !== 200) {
        response.destroy();
        fail(new CalendarError(`The calendar's server responded with ${statusCode}`));
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_BYTES) {
          fail(new CalendarError("The calendar is larger than 5 MB"));
          response.destroy();
        } else chunks.push(chunk);
      });
      response.on("end", () => done({ text: Buffer.concat(chunks).toString("utf8") }));
      response.on("error", fail);
    });
  }).catch((error: Error) => {
    throw toCalendarError(error, signal);
  });
}

function toCalendarError(error: Error, signal: AbortSignal): CalendarError {
  if (error instanceof CalendarError) return error;
  if (error instanceof PrivateAddressError) {
    return new CalendarError("The link leads to a private network");
  }
  if (signal.aborted) return new CalendarError("The calendar's server took too long to respond");
  const { code } = error as { code?: string };
  if (code === "ENOTFOUND") return new CalendarError("The link's server does not exist");
  return new CalendarError("The calendar's server can't be reached");
}
