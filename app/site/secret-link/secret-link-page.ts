import type { PageHandle } from "#contract/content/page.ts";

/** No image, no canonical URL: the page of a secret link is not shared, and has no preview. */
export const SECRET_LINK_META = [
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** The frame of the pages of a request and its call. */
export const SECRET_LINK_HANDLE = {
  background: "companyform",
  navigation: "reduced",
  footer: "small",
  private: "secret",
} satisfies PageHandle;
