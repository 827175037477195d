import { useDeskTime } from "./desk-time.ts";

/** A moment in few letters, with the whole of it as its title. */
export function TimeText({ at }: { at: Date }) {
  const { toShort, toLong } = useDeskTime();
  return (
    <time dateTime={at.toISOString()} title={toLong(at)} className="figures">
      {toShort(at)}
    </time>
  );
}
