import { type BookingConfig, BookingConfigSchema } from "#contract/calls/booking.ts";
import type { Site } from "#contract/content/site.ts";
import type { Queryable } from "#database/client.server.ts";
import type { MeasuredHires } from "#database/tables/site.ts";
import { cacheContent } from "#services/content/versions/cached-content.server.ts";
import { type PublicSite, toPortraits, toPublicSite } from "./public-site.ts";
import { findStoredSite, type StoredSite } from "./site.repository.server.ts";
import { fillTerms } from "./terms/fill-terms.ts";

/** Fallback before a content folder was imported, and while the database cannot be read. */
export const UNNAMED: Site = {
  name: "",
  legal_name: "",
  email: "",
  phone: null,
  address: { street: "", postal_code: "", city: "", country: "" },
  social: { linkedin: null, youtube: null },
  tagline: "Software developers for hire",
  description: "Software developers for hire.",
};

/** In references of an agency that has not chosen letters of its own. */
const REFERENCE_PREFIX = "REF";

/** Data of the agency; values of its terms are filled into its texts. */
export async function getSite(db: Queryable): Promise<Site> {
  const stored = await findStoredSite(db);
  return stored ? toSite(stored) : UNNAMED;
}

/** The same for pages of many visitors, read again only after a change of it. */
export const getCachedSite = cacheContent(findStoredSite, (stored) =>
  stored ? toSite(stored) : UNNAMED,
);

/** A promised reply time gives way to the measured one; an agency that promises none shows none. */
function toSite({ config, measured }: StoredSite): Site {
  const { reply_time } = measured;
  const { terms } = config;
  if (!reply_time || terms?.reply_time === undefined) return fillTerms(config);
  return fillTerms({ ...config, terms: { ...terms, reply_time } });
}

/** What placements show of the last twelve months; null while they are too few. */
export async function findHires(db: Queryable): Promise<MeasuredHires | null> {
  return (await findStoredSite(db))?.measured.hires ?? null;
}

/** The part of it that every page needs. */
export async function getPublicSite(db: Queryable): Promise<PublicSite> {
  const stored = await findStoredSite(db);
  return stored ? toPublicSite(toSite(stored), stored.files, stored.hosts) : toPublicSite(UNNAMED);
}

/** Paths of the portraits of the agency's people, by name. */
export async function getPortraits(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const stored = await findStoredSite(db);
  return toPortraits(stored?.config.team, stored?.files);
}

export async function getReferencePrefix(db: Queryable): Promise<string> {
  return (await getSite(db)).brand?.reference_prefix ?? REFERENCE_PREFIX;
}

const toBookingConfig = (site: Site): BookingConfig =>
  BookingConfigSchema.parse(site.booking ?? {});

/** Booking configuration with the defaults of missing fields (product §4). */
export async function getBookingConfig(db: Queryable): Promise<BookingConfig> {
  return toBookingConfig(await getSite(db));
}

/** The same, read again only after a change of it. */
export const getCachedBookingConfig = cacheContent(findStoredSite, (stored) =>
  toBookingConfig(stored ? toSite(stored) : UNNAMED),
);
