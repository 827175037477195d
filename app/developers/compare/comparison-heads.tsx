import type { RefObject } from "react";
import { Link } from "react-router";
import { HireMembers } from "#app/shortlist/hire-members.tsx";
import type { Member } from "#contract/members/member.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { classNames } from "#design/class-names.ts";
import { LatinName } from "../parts/latin-name.tsx";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { MemberRateLine } from "../parts/member-rate.tsx";
import { toBreakableName } from "../parts/member-texts.ts";
import { CELL, toColumn } from "./comparison-column.ts";
import type { SharedScroll } from "./use-shared-scroll.ts";

type ComparisonHeadsProps = { members: readonly Member[]; scroll: SharedScroll };

/**
 * Who is compared, at the top while the page scrolls. Beside the table and not its first row: what
 * scrolls sideways on a phone cannot stay at the top of the page.
 */
export function ComparisonHeads({ members, scroll }: ComparisonHeadsProps) {
  return (
    <ul
      ref={scroll.ref as RefObject<HTMLUListElement | null>}
      onScroll={scroll.onScroll}
      aria-label={withNoun("Compared developers")}
      className="sticky top-(--header-height) z-20 flex overflow-x-auto noscript:overflow-visible border-line-strong border-b bg-paper py-2 lg:pl-40 print:pl-24 print:static"
    >
      {members.map((member) => (
        <li
          key={member.id}
          className={classNames(toColumn(members.length), CELL, "flex flex-col justify-between")}
        >
          <div className="flex gap-2">
            <MemberAvatar member={member} size="small" badge={null} />
            <div className="wrap-anywhere min-w-0 text-sm">
              <Link
                to={`/developers/${member.slug}`}
                className="link line-clamp-2 font-medium leading-tight"
              >
                {toBreakableName(toFullName(member))}
              </Link>
              <LatinName member={member} className="truncate text-ink-soft" />
              {/* Room for a converted amount. */}
              <div className="min-h-[2lh] text-sm sm:min-h-[1lh]">
                <MemberRateLine member={member} />
              </div>
            </div>
          </div>
          <div className="mt-2 print:hidden">
            <HireMembers
              members={[member]}
              label="Hire"
              name={toFullName(member)}
              variant="secondary"
              size="small"
              className="w-full"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
