import { ArrowRight } from "lucide";
import { Link } from "react-router";
import { MemberList } from "#app/developers/card/member-list.tsx";
import type { MemberCard } from "#contract/members/member.ts";
import { toCountText, withNoun } from "#contract/values/trade.ts";
import { Icon } from "#design/icon.tsx";
import { Section } from "#design/text/section.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";

type FeaturedDevelopersProps = { members: readonly MemberCard[]; total: number };

/** A few people to begin with, and the way to all of them. */
export function FeaturedDevelopers({ members, total }: FeaturedDevelopersProps) {
  if (members.length === 0) return null;
  return (
    <Section aria-labelledby="featured">
      <SectionHeading
        id="featured"
        title={withNoun("Meet some of our developers")}
        lead="Profiles show rates, past work and availability."
        aside={
          <Link
            to="/developers"
            className="link inline-flex min-h-11 shrink-0 items-center gap-2 font-medium no-underline hover:underline"
          >
            All {toCountText(total)}
            {withNoun(" developers")}
            <Icon of={ArrowRight} />
          </Link>
        }
      />
      {/* A phone and two columns do not show a third card. */}
      <div className="mt-8 sm:mt-12 max-lg:[&>ul>li:nth-child(3)]:hidden">
        <MemberList members={members} columns={3} />
      </div>
    </Section>
  );
}
