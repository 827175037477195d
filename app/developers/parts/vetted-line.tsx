import type { MemberCard } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { toMonthText } from "./member-texts.ts";

type VettedLineProps = {
  member: Pick<MemberCard, "vetted_on" | "client_reference_count">;
  className?: string;
};

/** When the agency checked a member last, and how many clients vouch; one line, or none. */
export function VettedLine({ member, className }: VettedLineProps) {
  const { vetted_on, client_reference_count: count } = member;
  if (vetted_on === null && !count) return null;
  return (
    <p className={classNames("text-ink-soft", className)}>
      {vetted_on === null ? null : (
        <>
          Vetted <time dateTime={vetted_on}>{toMonthText(vetted_on)}</time>
        </>
      )}
      {vetted_on !== null && count ? " · " : null}
      {count ? `${count} ${count === 1 ? "reference" : "references"}` : null}
    </p>
  );
}
