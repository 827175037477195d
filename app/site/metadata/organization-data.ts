import type { Site } from "#contract/content/site.ts";

import type { StructuredContext, StructuredData } from "./structured-data.ts";

/** The agency in the words of schema.org. */
export function toOrganization(
  site: Pick<Site, "name" | "legal_name" | "email" | "phone" | "address" | "social">,
  { toUrl }: StructuredContext,
): StructuredData {
  const { address, social } = site;
  return {
    "@type": "Organization",
    name: site.name,
    legalName: site.legal_name,
    url: toUrl("/"),
    logo: toUrl("/icon-512.png"),
    email: site.email,
    ...(site.phone ? { telephone: site.phone } : {}),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postal_code,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    sameAs: [social.linkedin, social.youtube].filter((url) => url !== null),
  };
}
