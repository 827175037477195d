import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { takeTurn } from "#platform/turns.server.ts";
import { isUnavailable } from "#platform/unavailable.ts";
import { DEVELOPMENT_POLICY, toContentSecurityPolicy } from "#server/content-security-policy.ts";
import { createScriptMark, takeScriptMarks } from "#server/inline-scripts.server.ts";
import { toPolicySources } from "./policy-sources.server.ts";
import { servicesContext } from "./services.server.ts";

/** Milliseconds after which a render is given up. */
const RENDER_TIMEOUT = 10_000;

/** Whether the page failed because something we need does not answer now. */
const awayContext = createContext(false);

/** Renders the whole page before the answer starts, so that its status and length are certain. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = createScriptMark();
  let failed = false;
  await takeTurn();
  const marked = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />,
      {
        nonce: mark,
        // All of it is there at once: nothing is put into its place by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          buffer(pipe(new PassThrough())).then(resolve, reject);
        },
        onShellError: reject,
        onError() {
          failed = true;
        },
      },
    );
    const timer = setTimeout(() => {
      abort(new Error("The page took too long to render"));
    }, RENDER_TIMEOUT);
  });
  const { page, hashes } = takeScriptMarks(marked, mark);
  const { env } = context.get(servicesContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isSecure = env.siteUrl.startsWith("https:");
  const sources = toPolicySources(env.captcha);
  headers.set(
    "Content-Security-Policy",
    import.meta.env.DEV
      ? DEVELOPMENT_POLICY
      : toContentSecurityPolicy(hashes, { isSecure, sources }),
  );
  return new Response(page, toStatus(failed ? 500 : status, context, headers));
}

function toStatus(status: number, context: Pick<RouterContextProvider, "get">, headers: Headers) {
  if (status < 500 || !context.get(awayContext)) return { status, headers };
  headers.set("Retry-After", "5");
  return { status: 503, headers };
}

/** The data of a page, for a browser that has the site open already. */
export const handleDataRequest: HandleDataRequestFunction = (
  { body, status, headers },
  { context },
) => new Response(body, toStatus(status, context, headers));

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isUnavailable(error)) context.set(awayContext, true);
  context
    .get(servicesContext)
    .log.error({ err: error, path: new URL(request.url).pathname }, "a page failed");
};
