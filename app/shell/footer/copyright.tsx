import type { ReactNode } from "react";
import type { PublicSite } from "#app/site/public-site.ts";

/** The copyright line of both footers. */
export function Copyright({
  site,
  year,
}: {
  site: Pick<PublicSite, "legal_name">;
  year: ReactNode;
}) {
  return (
    <p className="figures">
      © {year} {site.legal_name ? `${site.legal_name}. ` : ""}All Rights Reserved.
    </p>
  );
}
