import { NavLink } from "react-router";
import { ShortlistLink } from "#app/shortlist/shortlist-link.tsx";
import { useShortlistPosition } from "#app/shortlist/use-shortlist-position.ts";
import { MAIN_LINKS } from "#app/site/navigation.ts";
import { toShownLinks } from "#app/site/shown-links.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { classNames } from "#design/class-names.ts";
import { HomeLink } from "../home-link.tsx";
import { InfoMenu } from "./info-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useScrolled } from "./use-scrolled.ts";

type HeaderProps = { theme: PageHandle["header"]; buttons: PageHandle["buttons"] };

// Without JavaScript the scroll position is unknown, so the background is always on.
const themes = {
  light: {
    base: "text-ink noscript:border-line noscript:bg-paper",
    clear: "border-transparent",
    scrolled: "border-line bg-paper",
  },
  dark: {
    base: "on-ink text-paper noscript:border-line-dark noscript:bg-ink",
    clear: "border-transparent",
    scrolled: "border-line-dark bg-ink",
  },
};

/** Fixed at the top, unless the window is low; has a background once the page is scrolled by 20 px (spec §2). */
export function Header({ theme = "light", buttons = "primary" }: HeaderProps) {
  const scrolled = useScrolled();
  const position = useShortlistPosition();
  const site = useSite();
  const style = themes[theme];
  const outline = theme === "dark" ? "on-dark" : "secondary";
  return (
    <header
      data-scrolled={scrolled}
      className={classNames(
        "fixed low:absolute inset-x-0 top-0 z-40 border-b transition-colors print:hidden",
        style.base,
        scrolled ? style.scrolled : style.clear,
      )}
    >
      <div className="page-column flex h-(--header-height) items-center gap-4 max-[22.5rem]:gap-2">
        <HomeLink site={site} onInk={theme === "dark"} />
        <nav aria-label="Main" className="mx-auto hidden lg:block">
          <ul className="flex items-center gap-1 text-sm">
            {toShownLinks(MAIN_LINKS, site).map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  className="relative flex h-11 items-center rounded-full px-3 font-medium after:absolute after:inset-x-3 after:bottom-2 after:h-px after:origin-left after:scale-x-0 after:bg-current after:transition-transform hover:after:scale-x-100 aria-[current=page]:after:scale-x-100"
                >
                  {link.label}
                </NavLink>
              </li>
            ))}
            <li>
              <InfoMenu />
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2 max-[22.5rem]:gap-0 lg:ml-0">
          {/* First: where it comes and goes, the others stay in their place. */}
          {position === "header" ? <ShortlistLink /> : null}
          <div className="hidden lg:block">
            <LinkButton to="/apply" variant={outline} size="small">
              {withNoun("Apply as a Developer")}
            </LinkButton>
          </div>
          <LinkButton
            to="/find"
            variant={buttons === "outline" ? outline : "primary"}
            size="small"
            className="max-[22.5rem]:px-3"
          >
            <span className="sm:hidden">{withNoun("Developers")}</span>
            <span className="hidden sm:inline">{withNoun("Find a Developer")}</span>
          </LinkButton>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
