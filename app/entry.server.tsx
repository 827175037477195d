import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { servicesContext } from "./services.server.ts";

/** Milliseconds after which a render is given up. */
const RENDER_TIMEOUT = 10_000;

/** Renders the whole page before the answer starts, so that its status and length are certain. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        onAllReady() {
          clearTimeout(timer);
          text(pipe(new PassThrough())).then(resolve, reject);
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
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context
    .get(servicesContext)
    .log.error({ err: error, path: new URL(request.url).pathname }, "a page failed");
};
