import { type BookingConfig, BookingConfigSchema } from "#contract/booking.ts";
import type { Site } from "#contract/site.ts";
import type { Queryable } from "#database/client.server.ts";
import { findSite } from "./site.repository.server.ts";

/** Fallback before a content folder was imported, and while the database cannot be read. */
export const UNNAMED: Site = {
  name: "OGDS",
  legal_name: "OGDS",
  email: "hello@ogds.example",
  phone: null,
  address: { street: "", postal_code: "", city: "Tallinn", country: "Estonia" },
  social: { linkedin: null, youtube: null },
  tagline: "Vetted software developers for hire",
  description: "Vetted software developers for hire.",
};

export async function getSite(db: Queryable): Promise<Site> {
  return (await findSite(db)) ?? UNNAMED;
}

/** Booking configuration with the defaults of missing fields (product §4). */
export async function getBookingConfig(db: Queryable): Promise<BookingConfig> {
  return BookingConfigSchema.parse((await getSite(db)).booking ?? {});
}
