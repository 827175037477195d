/** The link of a call is its credential: not indexed, cached or sent as referrer. */
export const BOOKING_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
