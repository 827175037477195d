import { toShortDate, useDeskTime } from "./desk-time.ts";

/** A follow-up date; one that has passed is marked, in words too. */
export function FollowUpDate({ date }: { date: string | null }) {
  const { today } = useDeskTime();
  if (!date) return null;
  if (date >= today)
    return <span className="figures">{date === today ? "Today" : toShortDate(date)}</span>;
  return (
    <span className="figures text-red">
      {toShortDate(date)}
      <span className="sr-only"> (overdue)</span>
    </span>
  );
}
