import type { Member } from "#contract/members/member.ts";
import { toYearRange } from "../parts/member-texts.ts";

type MemberEducationsProps = { member: Pick<Member, "educations">; level: 3 | 4 };

export function MemberEducations({ member, level }: MemberEducationsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className="divide-y divide-line">
      {member.educations.map((education) => {
        const years = toYearRange(education);
        return (
          <li
            key={`${education.institution} ${education.specialization}`}
            className="wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 max-w-full">
              <Heading className="text-lg leading-tight">{education.institution}</Heading>
              {education.specialization ? (
                <p className="mt-1 text-ink-soft">{education.specialization}</p>
              ) : null}
            </div>
            {years === undefined ? null : (
              <p className="figures shrink-0 text-ink-soft text-sm">{years}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
