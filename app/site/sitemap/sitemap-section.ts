/**
 * A section of the sitemap page; a group is a letter, a category or the whole section. `unseen`
 * completes a label for screen readers.
 */
export type SitemapSection = {
  heading: string;
  groups: { heading?: string; links: { to: string; label: string; unseen?: string }[] }[];
};
