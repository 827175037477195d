import { Link } from "react-router";
import { FOOTER_COLUMNS } from "#app/site/navigation.ts";
import type { PublicSite } from "#app/site/public-site.ts";
import { toShownLinks } from "#app/site/shown-links.ts";
import type { CommonConfig } from "#contract/content/site.ts";
import { HomeLink } from "../home-link.tsx";
import { Copyright } from "./copyright.tsx";
import { SocialLinks } from "./social-links.tsx";
import { TaxonomyLinks } from "./taxonomy-links.tsx";

/** The content of the footer in its full theme (spec §2); a year of 0 is not shown. */
export function FooterContent({
  site,
  common,
  year,
}: {
  site: PublicSite;
  common: CommonConfig;
  year: number;
}) {
  const { street, postal_code, city, country } = site.address;
  const place = [`${postal_code} ${city}`.trim(), country].filter(Boolean).join(", ");
  return (
    <div className="page-column pt-8 pb-4 sm:pt-16 lg:pt-24 lg:pb-8">
      <div className="grid gap-8 sm:gap-12 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-5">
          <HomeLink site={site} onInk isLazy logoClassName="h-8" />
          {site.tagline ? <p className="mt-4 max-w-80 text-paper-soft">{site.tagline}</p> : null}
          <address className="mt-3 text-paper-soft sm:mt-8 text-sm not-italic">
            {site.email ? (
              <a
                href={`mailto:${site.email}`}
                className="inline-flex min-h-11 items-center text-base text-paper underline decoration-1 decoration-line-strong underline-offset-4 hover:decoration-paper"
              >
                {site.email}
              </a>
            ) : null}
            {site.phone ? (
              <a
                href={`tel:${site.phone.replaceAll(" ", "")}`}
                className="flex min-h-11 items-center hover:underline"
              >
                {site.phone}
              </a>
            ) : null}
            <p className="mt-2">
              {street ? (
                <>
                  {street}
                  <br />
                </>
              ) : null}
              {place}
            </p>
          </address>
        </div>
        <nav
          aria-label="Footer"
          className="gap-x-6 max-sm:columns-2 sm:grid sm:grid-cols-3 lg:col-span-7"
        >
          {FOOTER_COLUMNS.map((column) => (
            <div key={column.title} className="mb-6 break-inside-avoid">
              <h2 className="font-medium text-paper-soft text-sm">{column.title}</h2>
              <ul className="sm:mt-3">
                {toShownLinks(column.links, site).map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mt-6 sm:mt-16">
        <TaxonomyLinks common={common} />
        <div className="flex flex-col gap-x-8 border-line-dark border-t pt-4 text-paper-soft text-sm sm:flex-row sm:items-center sm:justify-between">
          <Copyright site={site} year={year > 0 ? year : null} />
          <div className="flex gap-6">
            <Link
              to="/sitemap"
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              Sitemap
            </Link>
            <SocialLinks social={site.social} className="flex gap-6" />
          </div>
        </div>
      </div>
    </div>
  );
}
