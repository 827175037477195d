import type { ReactNode } from "react";
import { CountryFlag } from "#app/developers/parts/country-flag.tsx";
import { MemberAvatar } from "#app/developers/parts/member-avatar.tsx";
import { toAvailability, toRecentDate } from "#app/developers/parts/member-texts.ts";
import { Money } from "#app/developers/parts/money.tsx";
import { MemberLink } from "#app/developers/profile/member-link.tsx";
import { useRenderDay } from "#app/site/use-render-day.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { SENIORITY_LABELS, TECHNOLOGY_TYPE, toFullName } from "#contract/members/member-terms.ts";
import { TagList } from "#design/text/tag-list.tsx";
import { useToday } from "#platform/browser/use-today.ts";

/** A member whose profile has everything that the drawing measures. */
export type HeroMember = MemberCard & { sales_rate: number; availability_confirmed_at: string };

export function isHeroMember(member: MemberCard): member is HeroMember {
  return member.sales_rate !== null && member.availability_confirmed_at !== null;
}

const ROW = "relative border-line border-t px-6 py-3 sm:py-4";

type HeroProfileProps = { member: HeroMember; note: string | undefined };

/**
 * A member's profile as a measured drawing: dimension lines name what a client decides by, beside
 * the card or, on a phone, below what they measure.
 */
export function HeroProfile({ member, note }: HeroProfileProps) {
  const today = useToday();
  const rendered = useRenderDay();
  const technologies = member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main);
  const confirmed = member.availability_confirmed_at;
  return (
    <div className="relative rounded-card bg-paper forced-colors:border text-ink scheme-light sm:w-80 lg:w-64 xl:w-80">
      <div className="flex gap-4 p-6">
        <MemberAvatar member={member} size="medium" badge={null} />
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold text-lg leading-tight">
            <MemberLink slug={member.slug} className="card-link rounded-field outline-blue">
              {toFullName(member)}
            </MemberLink>
          </p>
          <p className="mt-1 text-ink-soft text-sm">{member.position}</p>
          <p className="mt-1 flex items-center gap-2 text-sm">
            <CountryFlag country={member.country} country_code={member.country_code} />
            {member.country}
          </p>
        </div>
      </div>
      <div className={ROW}>
        <p className="text-ink-soft text-sm">{SENIORITY_LABELS[member.seniority_level]} level</p>
        <TagList label="Technologies" items={technologies} limit={3} className="mt-2" />
        {note ? <Dimension>{note}</Dimension> : null}
      </div>
      <div className={ROW}>
        <p className="figures">
          <span className="font-semibold text-heading">
            <Money amount={member.sales_rate} currency={member.sales_currency} />
          </span>{" "}
          <span className="text-ink-soft">/ h</span>
        </p>
        <Dimension>the rate you pay</Dimension>
      </div>
      <div className={ROW}>
        <p className="text-sm">{toAvailability(member, today ?? rendered).text}</p>
        <Dimension>
          confirmed <time dateTime={confirmed}>{toRecentDate(confirmed, today)}</time>
        </Dimension>
      </div>
    </div>
  );
}

/** A label at the end of a line that measures the row of the card that it is in. */
function Dimension({ children }: { children: ReactNode }) {
  return (
    <div className="mt-3 flex items-center sm:absolute sm:inset-y-0 sm:left-full sm:mt-0 sm:w-60 sm:pl-14 sm:text-paper lg:w-43 xl:w-56">
      <svg
        aria-hidden="true"
        viewBox="0 0 56 100"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="1.25"
        className="absolute top-2 left-0 h-[calc(100%-1rem)] w-14 overflow-visible stroke-blue-light max-sm:hidden"
      >
        {/* The bracket is as high as the row; the leader goes from its middle to the label. */}
        <path
          d="M8 0H20V100H8M20 50H52"
          pathLength="1"
          vectorEffect="non-scaling-stroke"
          className="motion-safe:animate-draw"
        />
      </svg>
      <span
        aria-hidden="true"
        className="mr-1 h-3 w-5 shrink-0 -translate-y-1/2 border-blue border-b border-l sm:hidden"
      />
      <span
        aria-hidden="true"
        className="-ml-1 size-1.5 shrink-0 rounded-full border-3 border-blue sm:border-blue-light"
      />
      <p className="min-w-0 pl-3 text-sm max-sm:text-blue">{children}</p>
    </div>
  );
}
