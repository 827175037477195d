import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { guardAddress, PrivateAddressError } from "#platform/http/public-address.server.ts";

const TIMEOUT_MS = 10_000;
/** Of a response: what is stored of it. */
const MAX_RESPONSE_BYTES = 1_024;

/** A response with the beginning of its body, or why there was none, in words for staff. */
export type PostOutcome =
  | { status: number; response: string; problem?: never }
  | { problem: string; status?: never };

type PostOptions = {
  /** Also `http:` and private addresses. */
  isPrivateAllowed?: boolean;
  timeoutMs?: number | undefined;
  /** Ends it early. */
  signal?: AbortSignal;
};

/**
 * Posts JSON to a URL on the internet, within 10 seconds. A redirect is a response like any other:
 * it is not followed.
 */
export function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { isPrivateAllowed = false, timeoutMs = TIMEOUT_MS, signal: stop }: PostOptions = {},
): Promise<PostOutcome> {
  if (url.protocol !== "https:" && !isPrivateAllowed) {
    return Promise.resolve({ problem: "The URL doesn't begin with https://" });
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise<PostOutcome>((done, fail) => {
    const sent = request(url, {
      method: "POST",
      signal,
      agent: false,
      ...guardAddress(url, isPrivateAllowed),
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        "User-Agent": "Standard-Webhooks/1.0",
      },
    });
    sent.on("error", fail);
    // 101 has no body, and without a listener neither a response nor an error comes.
    sent.on("upgrade", ({ statusCode = 0 }, socket) => {
      socket.destroy();
      done({ status: statusCode, response: "" });
    });
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const finish = () => {
        response.destroy();
        done({ status: response.statusCode ?? 0, response: toText(chunks) });
      };
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= MAX_RESPONSE_BYTES) finish();
      });
      response.on("end", finish);
      // The status has come: a body that does not end changes nothing about it.
      response.on("error", finish);
      signal.addEventListener("abort", finish, { once: true });
    });
    sent.end(body);
  }).catch((error: Error) => ({ problem: toProblem(error, signal) }));
}

/** Without what PostgreSQL and a page cannot have. */
const toText = (chunks: Buffer[]): string =>
  Buffer.concat(chunks)
    .subarray(0, MAX_RESPONSE_BYTES)
    .toString("utf8")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

function toProblem(error: Error, signal: AbortSignal): string {
  if (error instanceof PrivateAddressError) return "The URL leads to a private network";
  if (signal.aborted) return "The server took too long to respond";
  const { code } = error as { code?: string };
  if (code === "ENOTFOUND") return "The server does not exist";
  if (code?.startsWith("ERR_TLS") || code?.includes("CERT")) {
    return "The certificate of the server is not trusted";
  }
  return "The server can't be reached";
}
