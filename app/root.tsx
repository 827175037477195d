import { lazy, type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from "react-router";
import { toToday } from "#app/developers/search/today.ts";
import latinFont from "#design/fonts/geist-latin.woff2?url";
import { NOTE_PRESSES, repeatPress } from "#platform/browser/presses.ts";
import { emptyOnError } from "#platform/http/empty-on-error.server.ts";
import { incompleteContext } from "#platform/http/incomplete-page.server.ts";
import { servicesContext } from "#services/services.server.ts";
import type { Route } from "./+types/root.ts";
import { MemberSlideOverHost } from "./developers/profile/member-slide-over-host.tsx";
import rootStyle from "./root.css?url";
import { Decoration } from "./shell/decoration.tsx";
import { ErrorPage } from "./shell/error-page.tsx";
import { footerHtmlContext, toFooterHtml } from "./shell/footer/footer-html.server.tsx";
import { getFrameContent, getLastFrameContent } from "./shell/frame.service.server.ts";
import { type FrameData, useFrameData } from "./shell/frame-data.ts";
import { InlineScript } from "./shell/inline-script.tsx";
import { findOwnErrorPage } from "./shell/own-error-page.ts";
import { PageFrame } from "./shell/page-frame.tsx";
import { NavigationGuard } from "./shell/page-loads/navigation-guard.tsx";
import { stayOnFailedLoad } from "./shell/page-loads/stay-on-failed-load.ts";
import { toTradeAttributes } from "./shell/page-trade.ts";
import { SharedScripts } from "./shell/shared-scripts.tsx";
import { ShortlistDock } from "./shell/shortlist-dock.tsx";
import { usePageHandle } from "./shell/use-page-handle.ts";
import { toAccentUrl } from "./site/brand/accent.ts";
import { toPageTitle } from "./site/metadata/page-meta.ts";

const AfterLoad = lazy(async () => ({
  default: (await import("./shell/after-load.tsx")).AfterLoad,
}));

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: rootStyle },
  { rel: "preload", as: "font", type: "font/woff2", href: latinFont, crossOrigin: "anonymous" },
  { rel: "icon", sizes: "32x32", href: "/favicon.ico" },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const { db, env, log } = context.get(servicesContext);
  const frame = await emptyOnError(
    log,
    "header and footer",
    getFrameContent(db),
    getLastFrameContent(db),
  );
  if (frame.failed) context.set(incompleteContext, true);
  const now = new Date();
  const year = now.getFullYear();
  context.set(footerHtmlContext, toFooterHtml(frame.value, year));
  return {
    site: frame.value.site,
    year,
    today: toToday(now),
    siteUrl: env.siteUrl,
    isIncomplete: frame.failed,
    captcha: env.captcha,
  };
}

export const clientMiddleware = [stayOnFailedLoad];

let isIncomplete = false;

/** Header and footer are the same on every page of a visit, once they were read. */
export const shouldRevalidate = () => isIncomplete;

const isLost = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export function meta({ error, loaderData, location }: Route.MetaArgs) {
  const name = loaderData?.site.name;
  if (!error) return [{ title: name }];
  const own = findOwnErrorPage(location.pathname)?.toTitle(error);
  const title = own ?? (isLost(error) ? "Page not found" : "Something went wrong");
  return [{ title: toPageTitle(title, name) }];
}

/** Where storage is blocked, the router's own first script would throw at it. */
const REPLACE_STORAGE = `try{sessionStorage}catch{Object.defineProperty(self,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}`;

export function Layout({ children }: { children: ReactNode }) {
  const { scripts, firstScript } = usePageHandle();
  const { pathname } = useLocation();
  // Its routes link its style, of which none is shown then.
  const own = useRouteError() === undefined ? undefined : findOwnErrorPage(pathname);
  const { site } = useFrameData();
  return (
    <html {...toTradeAttributes(site)} data-scripts={scripts}>
      <head>
        <meta charSet="utf-8" />
        {firstScript ? <InlineScript text={firstScript} /> : null}
        {import.meta.env.SSR && scripts !== "none" ? (
          <InlineScript text={NOTE_PRESSES + REPLACE_STORAGE} />
        ) : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
        {own ? <link rel="stylesheet" href={own.style} /> : null}
        {site.accent ? <link rel="stylesheet" href={toAccentUrl(site.accent)} /> : null}
        {scripts === "none" ? null : <SharedScripts />}
      </head>
      <body>
        {children}
        {scripts === "none" ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const handle = usePageHandle();
  useEffect(repeatPress, []);
  useEffect(() => {
    isIncomplete = loaderData.isIncomplete === true;
  }, [loaderData]);
  if (handle.frame === "none") {
    return (
      <>
        <Outlet />
        <NavigationGuard />
      </>
    );
  }
  return (
    <>
      <PageFrame handle={handle}>
        <Outlet />
      </PageFrame>
      {handle.slideOver === "own" ? null : <MemberSlideOverHost />}
      <ShortlistDock />
      <NavigationGuard />
      <Decoration>
        <AfterLoad />
      </Decoration>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const own = findOwnErrorPage(useLocation().pathname);
  if (own) return <own.Page error={error} />;
  return (
    <PageFrame handle={{ buttons: "outline", background: "error" }}>
      <ErrorPage isOurFault={!isLost(error)} />
      <NavigationGuard isErrorPage />
    </PageFrame>
  );
}
