import latinFont from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from "react-router";
import "#design/tokens.css";
import type { Route } from "./+types/root.ts";
import { MemberSlideOverHost } from "./developers/member-slide-over-host.tsx";
import { servicesContext } from "./services.server.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { getFrameContent } from "./shell/frame.service.server.ts";
import type { FrameData } from "./shell/frame-data.ts";
import { NewBuildReload } from "./shell/new-build-reload.tsx";
import { PageFrame } from "./shell/page-frame.tsx";
import { PrefetchOnIntent } from "./shell/prefetch-on-intent.tsx";
import { ShortlistDock } from "./shell/shortlist-dock.tsx";
import { UpdatePopup } from "./shell/update-popup/update-popup.tsx";
import { usePageHandle } from "./shell/use-page-handle.ts";

export const links: Route.LinksFunction = () => [
  { rel: "preload", as: "font", type: "font/woff2", href: latinFont, crossOrigin: "anonymous" },
  { rel: "icon", sizes: "32x32", href: "/favicon.ico" },
  { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const { db, env } = context.get(servicesContext);
  const frame = await getFrameContent(db);
  return { ...frame, year: new Date().getFullYear(), siteUrl: env.siteUrl };
}

/** Header and footer are the same on every page of a visit. */
export const shouldRevalidate = () => false;

const isLost = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export function meta({ error }: Route.MetaArgs) {
  if (error)
    return [{ title: isLost(error) ? "Page not found – OGDS" : "Something went wrong – OGDS" }];
  return [{ title: "OGDS" }];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const handle = usePageHandle();
  return (
    <>
      <PageFrame handle={handle}>
        <Outlet />
      </PageFrame>
      {handle.slideOver === "own" ? null : <MemberSlideOverHost />}
      <ShortlistDock />
      <UpdatePopup />
      <NewBuildReload />
      <PrefetchOnIntent />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame handle={{ buttons: "outline", lines: "error" }}>
      <ErrorPage isOurFault={!isLost(error)} />
    </PageFrame>
  );
}
