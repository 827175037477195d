/** A secret link is a credential: its page is not indexed, cached or sent as referrer. */
export const SECRET_LINK_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
