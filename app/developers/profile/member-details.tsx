import type { Member } from "#contract/members/member.ts";
import { SENIORITY_LABELS } from "#contract/members/member-terms.ts";
import { MemberDayLine } from "../overlap/member-day-line.tsx";
import { AvailabilityLine } from "../parts/availability-line.tsx";
import { toLanguageOrder, toLanguageText } from "../parts/member-texts.ts";
import { toYears } from "../parts/years-text.ts";

/** Details of a member in a table of hairlines. */
export function MemberDetails({ member, className = "" }: { member: Member; className?: string }) {
  const details = [
    { label: "Seniority", value: SENIORITY_LABELS[member.seniority_level] },
    { label: "Experience", value: toYears(member.years_of_experience) },
    {
      label: member.languages.length === 1 ? "Language" : "Languages",
      value: toLanguageOrder(member.languages).map(toLanguageText).join(", "),
    },
    { label: "Availability", value: <AvailabilityLine member={member} /> },
    {
      label: "Working hours",
      value: <MemberDayLine timezone={member.timezone} className="min-h-[2lh] sm:min-h-[1lh]" />,
    },
  ];
  return (
    <dl className={`divide-y divide-line border-line border-y ${className}`}>
      {details
        .filter(({ value }) => value !== "")
        .map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[7.5rem_1fr] gap-4 py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
