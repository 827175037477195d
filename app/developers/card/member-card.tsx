import type { ReactNode } from "react";
import type { MemberCard as Member } from "#contract/members/member.ts";
import { SENIORITY_LABELS, TECHNOLOGY_TYPE, toFullName } from "#contract/members/member-terms.ts";
import { classNames } from "#design/class-names.ts";
import { RichText } from "#design/text/rich-text.tsx";
import { TagList } from "#design/text/tag-list.tsx";
import { OverlapLine } from "../overlap/overlap-line.tsx";
import { AvailabilityLine } from "../parts/availability-line.tsx";
import { CountryFlag } from "../parts/country-flag.tsx";
import { LatinName } from "../parts/latin-name.tsx";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { MemberRate } from "../parts/member-rate.tsx";
import {
  toBreakableName,
  toLanguageOrder,
  toLanguageText,
  toYearsShort,
} from "../parts/member-texts.ts";
import { VettedLine } from "../parts/vetted-line.tsx";
import { MemberLink } from "../profile/member-link.tsx";

/** `compact` for panels and short rows of people, `full` where developers are chosen. */
export type MemberCardDisplay = "compact" | "full";

export type MemberCardProps = {
  member: Member;
  display?: MemberCardDisplay;
  /** Level of the name's heading, one below the heading of the list. */
  level?: 2 | 3 | 4;
  /** What they lack of a search, in a few words. */
  note?: string | undefined;
  /** Replaces the Shortlisted badge. */
  badge?: ReactNode;
  /** Buttons that act on this member, such as Remove. */
  actions?: ReactNode;
  /** A round 44 px button in the top right corner, around which the name flows. */
  corner?: ReactNode;
};

/** The rows of a card, which cards side by side share, so that rates are on one line. */
export const CARD_ROWS = { compact: "row-span-4", full: "row-span-5" };

export const CARD_FRAME =
  "relative grid grid-cols-1 grid-rows-subgrid gap-y-0 rounded-card border border-line bg-paper";

/** One member in a list. The whole card is the target of its link. */
export function MemberCard({
  member,
  display = "full",
  level = 3,
  note,
  badge,
  actions,
  corner,
}: MemberCardProps) {
  const isFull = display === "full";
  const inset = isFull ? "px-5 sm:px-6" : "px-4";
  const Heading = `h${level}` as const;
  const technologies = member.technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main);
  const languages = toLanguageOrder(member.languages).slice(0, 2);
  const details = [
    { label: "Level", value: SENIORITY_LABELS[member.seniority_level] },
    { label: "Experience", value: toYearsShort(member.years_of_experience) },
    ...(languages.length > 0
      ? [
          {
            label: member.languages.length === 1 ? "Language" : "Languages",
            value: languages.map(toLanguageText).join(" · "),
          },
        ]
      : []),
  ];

  return (
    <article
      className={classNames(
        CARD_FRAME,
        CARD_ROWS[display],
        "transition-colors hover:border-line-strong",
      )}
    >
      <div className={classNames("flex gap-4", isFull ? "p-5 sm:p-6" : "p-4")}>
        <MemberAvatar member={member} size={isFull ? "medium" : "small"} badge={badge} />
        <div
          className={classNames(
            "wrap-anywhere min-w-0 flex-1",
            corner !== undefined && "before:float-right before:h-8 before:w-9",
          )}
        >
          <Heading
            className={classNames(
              "leading-tight",
              isFull ? "text-base min-[360px]:text-lg" : "text-base",
            )}
          >
            <MemberLink slug={member.slug} className="card-link rounded-field">
              {toBreakableName(toFullName(member))}
            </MemberLink>
          </Heading>
          <LatinName member={member} className="text-ink-soft text-sm" />
          <p className="mt-1 line-clamp-3 text-ink-soft text-sm">{member.position}</p>
          <p className="mt-1 flex items-center gap-2 text-sm">
            <CountryFlag country={member.country} country_code={member.country_code} />
            {member.country}
          </p>
        </div>
        {actions ? <div className="relative z-10 -mt-2 -mr-2 self-start">{actions}</div> : null}
        {corner ? <div className="absolute top-2 right-2 z-10">{corner}</div> : null}
      </div>

      {isFull ? (
        <RichText
          html={member.excerpt}
          className="wrap-anywhere mx-5 mb-5 line-clamp-4 text-ink-soft text-sm sm:mx-6"
        />
      ) : null}

      <div className={classNames(inset, technologies.length > 0 && (isFull ? "pb-5" : "pb-4"))}>
        <TagList label="Technologies" items={technologies} limit={isFull ? 6 : 4} />
      </div>

      <dl className="grid grid-cols-[minmax(max-content,3fr)_minmax(max-content,3fr)_4fr] divide-x divide-line border-line border-t">
        {details.map(({ label, value }) => (
          <div
            key={label}
            className={classNames(
              "min-w-0 pr-2 pl-3",
              isFull ? "py-3 first:pl-5 sm:first:pl-6" : "py-2 first:pl-4",
            )}
          >
            <dt className={isFull ? "text-ink-soft text-sm" : "sr-only"}>{label}</dt>
            <dd className="wrap-anywhere text-sm">{value}</dd>
          </div>
        ))}
      </dl>

      <div className={classNames("border-line border-t", inset, isFull ? "py-4" : "py-3")}>
        {note ? <p className="mb-2 font-medium text-blue text-sm">Close: {note}</p> : null}
        <MemberRate member={member} />
        {isFull ? <AvailabilityLine member={member} className="mt-2 text-sm" /> : null}
        {isFull ? <OverlapLine timezone={member.timezone} className="mt-1 text-sm" /> : null}
        {isFull ? <VettedLine member={member} className="mt-1 text-sm" /> : null}
      </div>
    </article>
  );
}
