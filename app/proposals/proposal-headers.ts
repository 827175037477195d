/** Whatever shows a proposal is for its reader alone, and its address stays with them (product §5). */
export const PROPOSAL_HEADERS = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
} as const;
