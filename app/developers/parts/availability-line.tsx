import { useRenderDay } from "#app/site/use-render-day.ts";
import type { MemberCard } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { useToday } from "#platform/browser/use-today.ts";
import { toAvailability, toDateText, toDayText, toWorkloadText } from "./member-texts.ts";

type AvailabilityLineProps = {
  member: Pick<MemberCard, "available_from" | "availability_confirmed_at" | "workload">;
  className?: string;
};

/** From when and how much time a member has, with the date on which that was confirmed; grey when it is old. */
export function AvailabilityLine({ member, className }: AvailabilityLineProps) {
  const rendered = useRenderDay();
  const today = useToday() ?? rendered;
  const { text, from, confirmed, isStale, isNow } = toAvailability(member, today);
  return (
    <p
      data-stale={isStale || undefined}
      className={classNames("flex gap-2", isStale ? "text-ink-soft" : "text-ink", className)}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "mt-1.5 size-2 shrink-0 rounded-full border forced-color-adjust-none",
          isStale
            ? "border-line-strong"
            : isNow
              ? "border-green bg-green"
              : "border-blue bg-blue-wash",
        )}
      />
      <span>
        {from === undefined ? text : <time dateTime={from}>{text}</time>}
        {member.workload ? `, ${toWorkloadText(member.workload)}` : null}
        {confirmed === undefined ? null : (
          <>
            {" "}
            <span className="text-ink-soft">
              confirmed{" "}
              <time dateTime={confirmed} className="whitespace-nowrap">
                {isStale ? toDateText(confirmed) : toDayText(confirmed)}
              </time>
            </span>
          </>
        )}
      </span>
    </p>
  );
}
