import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { CappedPaged } from "#contract/http/paging.ts";
import type { MemberCard } from "#contract/members/member.ts";
import type { MemberFilter } from "#contract/members/member-query.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { FilterChip } from "./filters/filter-chips.ts";
import { isCombination, toDevelopersUrl } from "./filters/member-url.ts";
import { PAGE_SIZES, toCanonicalPage } from "./filters/page-size.ts";

type ShownList = {
  filter: MemberFilter;
  chips: readonly FilterChip[];
  page: CappedPaged<MemberCard>;
};

/** Head of a page of the list of developers. */
export function toListMeta(
  matches: Parameters<typeof toPageMeta>[0],
  { filter, chips, page }: ShownList,
) {
  const { current_page } = page.meta;
  // Pages of another size show what those of the default size do.
  const isListed = !isCombination(filter) && page.meta.per_page === PAGE_SIZES[0];
  const set = chips.map(({ label }) => label).join(", ");
  return [
    ...toPageMeta(matches, {
      title: [
        set ? withNoun(`Developers: ${set}`) : withNoun("Developers"),
        current_page > 1 && `page ${current_page}`,
      ]
        .filter(Boolean)
        .join(", "),
      description: withNoun(
        "Browse software developers by rate, skills and availability, and hire the ones who fit.",
      ),
      path: toDevelopersUrl(filter, toCanonicalPage(page.meta)),
      // One filter is a page that people search for; combinations are without number.
      ...(isCombination(filter) ? { noindex: "follow" as const } : {}),
    }),
    ...(page.links.prev && isListed
      ? [{ tagName: "link", rel: "prev", href: page.links.prev }]
      : []),
    ...(page.links.next && isListed
      ? [{ tagName: "link", rel: "next", href: page.links.next }]
      : []),
  ];
}
