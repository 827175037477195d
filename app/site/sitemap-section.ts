/**
 * A part of the sitemap for people; a group is a letter, a category or all there is. `unseen`
 * completes a label that says little out of its list.
 */
export type SitemapSection = {
  heading: string;
  groups: { heading?: string; links: { to: string; label: string; unseen?: string }[] }[];
};
