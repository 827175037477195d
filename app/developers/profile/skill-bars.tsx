import type { Member } from "#contract/members/member.ts";
import { toSkillBarWidth } from "../parts/member-texts.ts";
import { toTechnologyOrder } from "../parts/technology-rows.ts";
import { toYears } from "../parts/years-text.ts";

type SkillBarsProps = {
  member: Pick<Member, "technologies" | "years_of_experience">;
  className?: string;
};

/** A bar per technology, the main ones first, each as long as its share of all years of work. */
export function SkillBars({ member, className = "" }: SkillBarsProps) {
  const technologies = toTechnologyOrder(member.technologies);
  return (
    <ul className={`space-y-4 ${className}`}>
      {technologies.map(({ slug, name, years }) => (
        <li key={slug}>
          <div className="flex items-baseline justify-between gap-4">
            <span className="wrap-anywhere min-w-0">{name}</span>
            <span className="figures shrink-0 text-ink-soft text-sm">{toYears(years)}</span>
          </div>
          <svg
            viewBox="0 0 100 4"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1.5 h-1 w-full"
          >
            <rect width="100" height="4" className="fill-line" />
            <rect
              width={toSkillBarWidth(years, member.years_of_experience)}
              height="4"
              className="fill-blue"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
