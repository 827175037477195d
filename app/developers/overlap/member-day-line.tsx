import { memo, Suspense } from "react";
import { latePart } from "#design/loading/late-part.ts";

const MemberDay = latePart(async () => (await import("./member-day.tsx")).MemberDay);

type MemberDayLineProps = {
  timezone: string;
  /** Of the text. */
  className: string;
};

/**
 * Hours in common with the shown day, as high before their code is there. Rendered again only for another member,
 * since that would drop what waits for its code.
 */
export const MemberDayLine = memo(function MemberDayLine(props: MemberDayLineProps) {
  return (
    <div className="flex min-h-9 flex-col justify-between">
      <Suspense>
        <MemberDay {...props} />
      </Suspense>
    </div>
  );
});
