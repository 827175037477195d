import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { PageHandle } from "#contract/content/page.ts";
import { isUnavailable } from "#platform/browser/unavailable.ts";
import { toPolicySources } from "#platform/captcha/policy-sources.server.ts";
import { BusyError } from "#platform/errors.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { pageFailureContext } from "#platform/http/page-failure.server.ts";
import { yieldToEventLoop } from "#platform/process/event-loop.server.ts";
import { logRequestError } from "#platform/process/repeated-errors.server.ts";
import { toPageResponse } from "#server/page-cache/cached-page.server.ts";
import { createFirstPaint } from "#server/rendering/first-paint.server.ts";
import { createScriptMark, findScriptMarks } from "#server/rendering/inline-scripts.server.ts";
import { applyEdits } from "#server/rendering/page-edits.server.ts";
import { renderHtml } from "#server/rendering/render-html.server.ts";
import {
  DEVELOPMENT_POLICY,
  toContentSecurityPolicy,
} from "#server/responses/content-security-policy.ts";
import { toPermissionsPolicy } from "#server/responses/security-headers.ts";
import { servicesContext } from "#services/services.server.ts";
import { ErrorStaffContext } from "./desk/parts/error-staff.ts";
import { errorStaffContext } from "./desk/require-staff.server.ts";
import { renderCard } from "./developers/card/card-html.server.tsx";
import { CardHtmlContext } from "./developers/card/card-html.ts";
import { OptionRowsContext } from "./developers/filters/option-row.tsx";
import { optionRowsContext } from "./developers/filters/option-rows.server.tsx";
import rootStyle from "./root.css?url";
import { ErrorReferenceContext } from "./shell/error-reference.tsx";
import { FooterHtmlContext } from "./shell/footer/footer.tsx";
import { footerHtmlContext } from "./shell/footer/footer-html.server.tsx";
import { ScriptMarkContext } from "./shell/inline-script.tsx";
import { readSharedScripts } from "./shell/shared-scripts.server.ts";
import { type SharedScript, SharedScriptsContext } from "./shell/shared-scripts.tsx";

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
  const data = await readPageData(routerContext);
  await yieldToEventLoop();
  const html = await renderHtml(
    () => (
      <ErrorReferenceContext value={context.get(pageFailureContext)?.reference}>
        <ErrorStaffContext value={context.get(errorStaffContext)}>
          <SharedScriptsContext value={sharedScripts ?? []}>
            <ScriptMarkContext value={mark}>
              <FooterHtmlContext value={context.get(footerHtmlContext)}>
                <OptionRowsContext value={context.get(optionRowsContext)}>
                  <CardHtmlContext value={renderCard}>
                    <ServerRouter
                      context={withPageData(routerContext, data)}
                      url={request.url}
                      nonce={mark}
                    />
                  </CardHtmlContext>
                </OptionRowsContext>
              </FooterHtmlContext>
            </ScriptMarkContext>
          </SharedScriptsContext>
        </ErrorStaffContext>
      </ErrorReferenceContext>
    ),
    {
      nonce: mark,
      onError(error) {
        failed = true;
        noteFailure(error, request, context);
      },
    },
  );
  const { edits, hashes } = findScriptMarks(html, mark);
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
  const page = applyEdits(html, [...edits, ...(paint?.findEdits(html) ?? [])]);
  return toPageResponse(page, toStatus(failed ? 500 : status, context, headers));
}

/** What the loaders returned, as the browser reads it. */
async function readPageData({ serverHandoffStream: stream }: EntryContext) {
  return stream ? text(stream) : undefined;
}

/**
 * The context of one render. The router takes the page's data from `streamCache` as if it had read
 * the stream before: the render does not wait for it, and has it in one script.
 */
function withPageData(context: EntryContext, data: string | undefined): EntryContext {
  if (data === undefined) return { ...context, renderMeta: {} };
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read } },
  };
}

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
