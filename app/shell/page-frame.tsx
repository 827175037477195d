import { lazy, type ReactNode } from "react";
import type { PageHandle } from "#contract/content/page.ts";
import { classNames } from "#design/class-names.ts";
import { ServedLines } from "./background/served-lines.tsx";
import { Decoration } from "./decoration.tsx";
import { Footer } from "./footer/footer.tsx";
import { FooterSmall } from "./footer/footer-small.tsx";
import { useFrameData } from "./frame-data.ts";
import { Header } from "./header/header.tsx";
import { ReducedHeader } from "./header/reduced-header.tsx";
import { NavigationProgress } from "./page-loads/navigation-progress.tsx";
import { RouteAnnouncer } from "./page-loads/route-announcer.tsx";
import { SkipLink } from "./skip-link.tsx";

// Loaded with the page: a failure may be that of the connection.
const FailedLoadNotice = lazy(async () => ({
  default: (await import("./page-loads/failed-load-notice.tsx")).FailedLoadNotice,
}));
const Lines = import.meta.env.SSR
  ? lazy(async () => ({
      default: (await import("./background/background-lines.tsx")).BackgroundLines,
    }))
  : ServedLines;

/**
 * Header, background, content, footer. A page with a dark header begins in ink under the header
 * and adds the space itself; every other page starts below it.
 */
export function PageFrame({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  const data = useFrameData();
  const footer = handle.footer ?? "full";
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink results={handle.results} />
      <NavigationProgress />
      <Decoration>
        <FailedLoadNotice />
      </Decoration>
      <RouteAnnouncer />
      {handle.navigation === "reduced" ? (
        <ReducedHeader exitTo={handle.exitTo} />
      ) : (
        <Header theme={handle.header} buttons={handle.buttons} />
      )}
      <div className="relative isolate flex-1">
        {handle.background ? (
          <Decoration key={handle.background}>
            <Lines theme={handle.background} />
          </Decoration>
        ) : null}
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            "outline-none",
            handle.header !== "dark" && "pt-(--header-height) print:pt-0",
          )}
        >
          {children}
        </main>
      </div>
      {footer === "full" ? <Footer /> : null}
      {footer === "small" ? <FooterSmall {...data} /> : null}
    </div>
  );
}
