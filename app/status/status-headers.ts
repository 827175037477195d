/** The link of the email is a credential: not indexed, cached or sent as referrer. */
export const STATUS_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
