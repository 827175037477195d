import type { MemberCard } from "#contract/member.ts";
import { classNames } from "#design/class-names.ts";
import { toMonthText } from "./member-texts.ts";

type VettedLineProps = { member: Pick<MemberCard, "vetted_on">; className?: string };

/** When the agency checked a member last; nothing where it has no record. */
export function VettedLine({ member: { vetted_on }, className }: VettedLineProps) {
  if (vetted_on === null) return null;
  return (
    <p className={classNames("text-ink-soft", className)}>
      Vetted <time dateTime={vetted_on}>{toMonthText(vetted_on)}</time>
    </p>
  );
}
