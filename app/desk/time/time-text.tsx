import { useDeskTime } from "./desk-time.ts";

type TimeTextProps = {
  at: Date;
  /** With the time of other days as well. */
  isExact?: boolean;
};

/** A moment in few letters, with the whole of it as its title. */
export function TimeText({ at, isExact = false }: TimeTextProps) {
  const { toShort, toShortMoment, toLong } = useDeskTime();
  return (
    <time dateTime={at.toISOString()} title={toLong(at)} className="figures">
      {isExact ? toShortMoment(at) : toShort(at)}
    </time>
  );
}
