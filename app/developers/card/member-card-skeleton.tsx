import { classNames } from "#design/class-names.ts";
import { Skeleton } from "#design/loading/skeleton.tsx";
import { CARD_FRAME, CARD_ROWS, type MemberCardDisplay } from "./member-card.tsx";

/** The skeleton of a card while its member loads. */
export function MemberCardSkeleton({ display = "full" }: { display?: MemberCardDisplay }) {
  const isFull = display === "full";
  return (
    <div aria-hidden="true" className={classNames(CARD_FRAME, CARD_ROWS[display])}>
      <div className="flex gap-3 px-4 pt-3 pb-2">
        <Skeleton className={isFull ? "size-16 rounded-card sm:size-20" : "size-12 rounded-card"} />
        <div className="flex-1">
          <Skeleton className="mt-1 h-5 w-3/5" />
          <Skeleton className="mt-2 h-4 w-2/5" />
          <Skeleton className="mt-1 h-4 w-1/2" />
          <Skeleton className="mt-1 h-4 w-1/2" />
        </div>
      </div>
      <Skeleton className="mx-4 h-6 w-40 rounded-full" />
      {isFull ? <Skeleton className="mx-4 mt-2 h-5 sm:h-10" /> : null}
      <div className="mt-2 border-line border-t px-4 pt-2">
        <Skeleton className="h-5 w-56" />
      </div>
      <div className="px-4 pt-1">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="mt-2 h-4 w-40" />
        <Skeleton className="mt-2 mb-4 h-4 w-48" />
      </div>
    </div>
  );
}
