import type { ReactNode } from "react";
import type { MemberCard as Member } from "#contract/members/member.ts";
import { SENIORITY_LABELS, toFullName } from "#contract/members/member-terms.ts";
import { classNames } from "#design/class-names.ts";
import { RichText } from "#design/text/rich-text.tsx";
import { MemberDayLine } from "../overlap/member-day-line.tsx";
import { AvailabilityLine } from "../parts/availability-line.tsx";
import { CountryFlag } from "../parts/country-flag.tsx";
import { LatinName } from "../parts/latin-name.tsx";
import { MemberAvatar } from "../parts/member-avatar.tsx";
import { MemberRate } from "../parts/member-rate.tsx";
import { toBreakableName, toLanguageOrder, toLanguageText } from "../parts/member-texts.ts";
import { ProofLine } from "../parts/proof-line.tsx";
import { toCardTechnologies } from "../parts/technology-rows.ts";
import { toYearsShort } from "../parts/years-text.ts";
import { MemberLink } from "../profile/member-link.tsx";
import { CardTechnologies } from "./card-technologies.tsx";

/** `compact` for panels and forms, `full`, with the excerpt, where developers are chosen. */
export type MemberCardDisplay = "compact" | "full";

export type MemberCardProps = {
  member: Member;
  display?: MemberCardDisplay;
  /** Level of the name's heading, one below the heading of the list. */
  level?: 2 | 3 | 4;
  /** Slug of the technology that the page is about, which comes first. */
  technology?: string | number | undefined;
  /** Why they are here, in a few words. */
  note?: ReactNode;
  /** Replaces the Shortlisted badge. */
  badge?: ReactNode;
  /** Buttons that act on this member, such as Remove. */
  actions?: ReactNode;
  /** A round 44 px button in the top right corner, around which the name flows. */
  corner?: ReactNode;
  /** Whether something in it takes a click on the card, in place of the link to the profile. */
  isChoice?: boolean;
};

/** The rows of a card, which cards side by side share, so that rates are on one line. */
export const CARD_ROWS = { compact: "row-span-4", full: "row-span-5" };

/** Letters of a name that fits on one line of most cards. */
const MAX_SHORT_NAME = 22;

export const CARD_FRAME =
  "relative grid grid-cols-1 grid-rows-subgrid gap-y-0 rounded-card border border-line bg-paper";

/**
 * One member in a list, in three zones: who it is, what proves it, what it costs; below them the
 * hours in common. The whole card is the target of its link.
 */
export function MemberCard({
  member,
  display = "full",
  level = 3,
  technology,
  note,
  badge,
  actions,
  corner,
  isChoice = false,
}: MemberCardProps) {
  const isFull = display === "full";
  const Heading = `h${level}` as const;
  const name = toFullName(member);
  // A name on two lines, or two names, leave one line for the position.
  const isLong = name.length > MAX_SHORT_NAME || member.latin_name !== null;
  const languages = toLanguageOrder(member.languages).slice(0, 2).map(toLanguageText);
  return (
    <article
      className={classNames(
        CARD_FRAME,
        CARD_ROWS[display],
        "transition-colors hover:border-line-strong",
        isChoice && "has-checked:border-blue has-checked:bg-blue-wash",
      )}
    >
      <div className="flex gap-3 px-4 pt-3 pb-2">
        <MemberAvatar member={member} size={isFull ? "card" : "small"} badge={badge} />
        <div
          className={classNames(
            "wrap-anywhere min-w-0 flex-1 text-sm",
            corner !== undefined && "before:float-right before:h-8 before:w-9",
          )}
        >
          <Heading
            className={classNames(
              "line-clamp-2 leading-tight",
              isFull && !isLong ? "text-lg" : "text-base",
            )}
          >
            <MemberLink
              slug={member.slug}
              className={isChoice ? "link relative z-10" : "card-link rounded-field"}
            >
              {toBreakableName(name)}
            </MemberLink>
          </Heading>
          <LatinName member={member} className="text-ink-soft" />
          <p className={classNames("text-ink-soft", isLong ? "line-clamp-1" : "line-clamp-2")}>
            {member.position}
          </p>
          <p>
            <CountryFlag
              country={member.country}
              country_code={member.country_code}
              className="mr-2 inline"
            />
            {`${member.country} · ${SENIORITY_LABELS[member.seniority_level]} · ${toYearsShort(member.years_of_experience)}`}
          </p>
          <p className="text-ink-soft">{languages.join(" · ")}</p>
        </div>
        {actions ? <div className="relative z-10 -mt-2 -mr-2 self-start">{actions}</div> : null}
        {corner ? <div className="absolute top-2 right-2 z-10">{corner}</div> : null}
      </div>

      <CardTechnologies
        technologies={toCardTechnologies(member.technologies, technology)}
        className="px-4"
      />

      {isFull ? (
        <RichText
          html={member.excerpt}
          inline
          className="wrap-anywhere mx-4 mt-2 line-clamp-2 self-start text-ink-soft text-sm max-sm:hidden"
        />
      ) : null}

      <div className="mt-2 border-line border-t px-4 pt-2 text-sm">
        {note ? <p className="font-medium text-blue">{note}</p> : null}
        <ProofLine member={member} />
      </div>

      <div className="flex flex-col justify-between">
        <div className="px-4 pt-1 text-sm">
          <MemberRate member={member} />
          <AvailabilityLine member={member} />
        </div>
        <MemberDayLine timezone={member.timezone} className="truncate px-4 text-sm" />
      </div>
    </article>
  );
}
