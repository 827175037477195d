/**
 * Pages and responses of a proposal are private: not indexed, cached or sent as referrer (product
 * §5).
 */
export const PROPOSAL_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
