import type { MetaDescriptor } from "react-router";
import { readSiteName, toPageTitle } from "#app/site/metadata/page-meta.ts";

/** Head of a page of the desk: `Inbox – desk – OGDS`. */
export function toDeskMeta(
  matches: Parameters<typeof readSiteName>[0],
  title: string,
): MetaDescriptor[] {
  return [
    { title: toPageTitle(`${title} – desk`, readSiteName(matches)) },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}
