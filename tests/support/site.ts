import { BookingConfigSchema } from "#contract/calls/booking.ts";
import type { Site } from "#contract/content/site.ts";

/** The agency of tests that import no content. */
export const TEST_SITE: Site = {
  name: "OGDS",
  legal_name: "OGDS Talent OÜ",
  email: "hello@ogds.example",
  phone: null,
  address: { street: "", postal_code: "", city: "Tallinn", country: "Estonia" },
  social: { linkedin: null, youtube: null },
  tagline: "Vetted software developers for hire",
  description: "Vetted software developers for hire.",
  brand: { reference_prefix: "OG" },
  terms: {
    reply_time: "one working day",
    decision_time: "five working days",
    interview_minutes: 90,
    references: 2,
    has_network: true,
    margin_percent: 20,
    buyout_percent: 70,
  },
  booking: BookingConfigSchema.parse({ timezone: "Europe/Tallinn" }),
};
