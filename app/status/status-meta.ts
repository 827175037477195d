/** No image, no canonical URL: a page of a link is not shared. */
export const PRIVATE_META = [
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];
