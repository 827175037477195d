/** The page of a call is for whoever has its link, and the link stays with them. */
export const BOOKING_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
