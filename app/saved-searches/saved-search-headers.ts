/** The link of an email is a credential: not indexed, cached or sent as referrer. */
export const SAVED_SEARCH_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** No image, no canonical URL: these pages are not shared. */
export const SAVED_SEARCH_META = [
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];
