/** No image, no canonical URL: the page of a secret link is not shared, and has no preview. */
export const SECRET_LINK_META = [
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];
