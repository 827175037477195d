/** The links are credentials: not indexed, cached or sent as referrer. */
export const SHARED_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;

/** No image, no canonical URL: a preview in a chat has nothing to show. */
export const SHARED_META = [
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];
