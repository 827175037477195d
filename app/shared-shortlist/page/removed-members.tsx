import type { ReactNode } from "react";
import { withNoun } from "#contract/values/trade.ts";
import { Notice } from "#design/notice.tsx";

/** Members who have left the site since it was shared; without names, since their profiles are gone. */
export function RemovedMembers({ count, children }: { count: number; children?: ReactNode }) {
  if (count === 0) return null;
  return (
    <Notice className="mt-8">
      {count === 1
        ? withNoun("1 developer on this shortlist is no longer on our site.")
        : withNoun(`${count} developers on this shortlist are no longer on our site.`)}
      {children}
    </Notice>
  );
}
