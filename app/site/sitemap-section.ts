/** A part of the sitemap for people; a group is a letter, a category or all there is. */
export type SitemapSection = {
  heading: string;
  groups: { heading?: string; links: { to: string; label: string }[] }[];
};
