import type { FrameData } from "../frame-data.ts";
import { HomeLink } from "../home-link.tsx";
import { Copyright } from "./copyright.tsx";
import { CurrentYear } from "./current-year.tsx";
import { SocialLinks } from "./social-links.tsx";

/** The footer in its small theme: for pages without distractions (spec §2). */
export function FooterSmall({ site, year }: FrameData) {
  return (
    <footer
      id="footer"
      tabIndex={-1}
      className="border-line border-t bg-paper outline-none print:hidden"
    >
      <div className="page-column flex flex-col gap-x-8 gap-y-2 py-6 text-ink-soft text-sm sm:flex-row sm:items-center">
        <HomeLink site={site} logoClassName="h-5" className="self-start text-ink sm:self-auto" />
        <div className="sm:mr-auto">
          <Copyright site={site} year={year > 0 ? <CurrentYear rendered={year} /> : null} />
        </div>
        <SocialLinks social={site.social} className="flex gap-6" />
      </div>
    </footer>
  );
}
