import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageHandle } from "#contract/page.ts";
import { toPolicySources } from "#platform/captcha/policy-sources.server.ts";
import { BusyError } from "#platform/errors.ts";
import { yieldToEventLoop } from "#platform/event-loop.server.ts";
import { incompleteContext } from "#platform/incomplete-page.server.ts";
import { pageFailureContext } from "#platform/page-failure.server.ts";
import { logRequestError } from "#platform/repeated-errors.server.ts";
import { isUnavailable } from "#platform/unavailable.ts";
import { DEVELOPMENT_POLICY, toContentSecurityPolicy } from "#server/content-security-policy.ts";
import { createFirstPaint } from "#server/first-paint.server.ts";
import { createScriptMark, takeScriptMarks } from "#server/inline-scripts.server.ts";
import { toPageResponse } from "#server/page-cache/cached-page.server.ts";
import { toPermissionsPolicy } from "#server/security-headers.ts";
import { servicesContext } from "#services/services.server.ts";
import rootStyle from "./root.css?url";
import { ErrorReferenceContext } from "./shell/error-reference.tsx";
import { FooterHtmlContext } from "./shell/footer/footer.tsx";
import { footerHtmlContext } from "./shell/footer/footer-html.server.tsx";
import { ScriptMarkContext } from "./shell/inline-script.tsx";
import { readSharedScripts } from "./shell/shared-scripts.server.ts";
import { type SharedScript, SharedScriptsContext } from "./shell/shared-scripts.tsx";

/** Milliseconds after which a render is aborted. */
const RENDER_TIMEOUT = 10_000;

let sharedScripts: SharedScript[] | undefined;
let firstPaint: ReturnType<typeof createFirstPaint> | undefined;

/** Renders the whole page before the response starts, so that its status and length are certain. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const mark = createScriptMark();
  // Vite serves its own during development, which are no files.
  if (!import.meta.env.DEV)
    sharedScripts ??= readSharedScripts(routerContext.manifest.entry.imports);
  let failed = false;
  await yieldToEventLoop();
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ErrorReferenceContext value={context.get(pageFailureContext)?.reference}>
        <SharedScriptsContext value={sharedScripts ?? []}>
          <ScriptMarkContext value={mark}>
            <FooterHtmlContext value={context.get(footerHtmlContext)}>
              <ServerRouter context={routerContext} url={request.url} nonce={mark} />
            </FooterHtmlContext>
          </ScriptMarkContext>
        </SharedScriptsContext>
      </ErrorReferenceContext>,
      {
        nonce: mark,
        // All of it is there at once: no script moves streamed parts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(toChunks(chunks).on("finish", resolve));
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          noteFailure(error, request, context);
        },
      },
    );
    const timer = setTimeout(() => {
      abort(new Error("The page took too long to render"));
    }, RENDER_TIMEOUT);
  });
  // One character for each byte and back: nothing has to be decoded.
  const marked = Buffer.concat(chunks).toString("latin1");
  const { page: unmarked, hashes } = takeScriptMarks(marked, mark);
  const { env } = context.get(servicesContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isSecure = env.siteUrl.startsWith("https:");
  const { matches } = routerContext.staticHandlerContext;
  const handles = matches.map(
    ({ route }): PageHandle => routerContext.routeModules[route.id]?.handle ?? {},
  );
  const paint = toFirstPaint(handles);
  const sources = {
    ...toPolicySources(
      env.captcha,
      handles.some(({ frames }) => frames === "files"),
    ),
    "style-src": paint?.styles ?? [],
  };
  headers.set(
    "Content-Security-Policy",
    import.meta.env.DEV
      ? DEVELOPMENT_POLICY
      : toContentSecurityPolicy([...hashes, ...(paint?.scripts ?? [])], { isSecure, sources }),
  );
  if (handles.some(({ passkeys }) => passkeys === "allowed")) {
    headers.set("Permissions-Policy", toPermissionsPolicy({ hasPasskeys: true }));
  }
  const page = paint?.prepare(unmarked) ?? Buffer.from(unmarked, "latin1");
  return toPageResponse(page, toStatus(failed ? 500 : status, context, headers));
}

/** A stream into an array, in half the time of `node:stream/consumers`. */
const toChunks = (chunks: Buffer[]) =>
  new Writable({
    write(chunk, _, done) {
      chunks.push(chunk);
      done();
    },
  });

/** Pages that are rendered for each visit, and those without scripts, link their stylesheet. */
function toFirstPaint(handles: readonly PageHandle[]) {
  const isLinked = handles.some((handle) => handle.private || handle.scripts === "none");
  if (import.meta.env.DEV || isLinked) return undefined;
  firstPaint ??= createFirstPaint(rootStyle);
  return firstPaint;
}

type Context = Pick<RouterContextProvider, "get" | "set">;

function toStatus(status: number, context: Pick<Context, "get">, headers: Headers) {
  if (context.get(incompleteContext)) headers.set("Cache-Control", "no-store");
  const failure = status < 500 ? undefined : context.get(pageFailureContext);
  if (!failure) return { status, headers };
  headers.set("X-Request-Id", failure.reference);
  if (!isUnavailable(failure.error)) return { status, headers };
  headers.set("Retry-After", "5");
  return { status: 503, headers };
}

/** The data of a page, for a browser that has the site open already. */
export const handleDataRequest: HandleDataRequestFunction = (
  { body, status, headers },
  { context },
) => new Response(body, toStatus(status, context, headers));

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) noteFailure(error, request, context);
};

/** Logs a failure and remembers it for the response; React and the router may both report it. */
function noteFailure(error: unknown, request: Request, context: Context): void {
  const first = context.get(pageFailureContext);
  if (first?.error === error) return;
  const { log } = context.get(servicesContext);
  const path = new URL(request.url).pathname;
  const reference =
    error instanceof BusyError
      ? randomUUID()
      : logRequestError(log, error, "a page failed", { path });
  // That a server is away explains the other failures of the same page.
  if (!first || isUnavailable(error)) context.set(pageFailureContext, { error, reference });
}
