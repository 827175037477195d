import { X } from "lucide";
import { Link, useLocation } from "react-router";
import { ShortlistLink } from "#app/shortlist/shortlist-link.tsx";
import { toShortlistPosition } from "#app/shortlist/shortlist-texts.ts";
import { useSite } from "#app/site/use-site.ts";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { HomeLink } from "../home-link.tsx";
import { useScrolled } from "./use-scrolled.ts";

const LINK = "inline-flex h-11 items-center gap-2 px-2 underline-offset-4 hover:underline";

/** The header of a page with a task of its own: home, contact and exit. */
export function ReducedHeader({ exitTo }: { exitTo: string | undefined }) {
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const site = useSite();
  const email = site?.email;
  return (
    <header
      data-scrolled={scrolled}
      className={classNames(
        "fixed low:absolute inset-x-0 top-0 z-40 border-b text-ink transition-colors noscript:border-line noscript:bg-paper print:hidden",
        scrolled ? "border-line bg-paper" : "border-transparent",
      )}
    >
      <div className="page-column flex h-(--header-height) items-center gap-4">
        <HomeLink site={site} />
        <div className="-mr-2 ml-auto flex items-center gap-2 text-sm sm:gap-4">
          {email ? (
            <a href={`mailto:${email}`} className={LINK}>
              <span className="md:hidden">Contact</span>
              <span className="hidden md:inline">Questions? {email}</span>
            </a>
          ) : null}
          {toShortlistPosition(pathname) === "header" ? <ShortlistLink /> : null}
          {exitTo ? (
            <Link to={exitTo} className={LINK}>
              Exit
              <Icon of={X} className="size-4" />
            </Link>
          ) : null}
        </div>
      </div>
    </header>
  );
}
