import { Link } from "react-router";
import type { FrameData } from "../frame-data.ts";
import { Logo } from "../logo.tsx";
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
        <Link
          to="/"
          aria-label={`${site.name} home`}
          className="-ml-2 inline-flex h-11 items-center self-start px-2 text-ink sm:self-auto"
        >
          <Logo className="h-5 w-auto" />
        </Link>
        <p className="figures sm:mr-auto">
          All Rights Reserved {year > 0 ? <CurrentYear rendered={year} /> : null} {site.legal_name}
        </p>
        <SocialLinks social={site.social} className="flex gap-6" />
      </div>
    </footer>
  );
}
