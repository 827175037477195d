/** The link of the email is a credential: not indexed, cached or sent as referrer. */
export const DRAFT_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** No image, no canonical URL: these pages are not shared. */
export const DRAFT_META = [
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];
