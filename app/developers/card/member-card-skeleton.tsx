import { classNames } from "#design/class-names.ts";
import { Skeleton } from "#design/loading/skeleton.tsx";
import { CARD_FRAME, CARD_ROWS, type MemberCardDisplay } from "./member-card.tsx";

/** The skeleton of a card while its member loads. */
export function MemberCardSkeleton({ display = "full" }: { display?: MemberCardDisplay }) {
  const isFull = display === "full";
  const inset = isFull ? "px-5 sm:px-6" : "px-4";
  return (
    <div aria-hidden="true" className={classNames(CARD_FRAME, CARD_ROWS[display])}>
      <div className={classNames("flex gap-4", isFull ? "p-5 sm:p-6" : "p-4")}>
        <Skeleton className={isFull ? "size-20 rounded-card" : "size-12 rounded-card"} />
        <div className="flex-1">
          <Skeleton className="mt-1 h-5 w-3/5" />
          <Skeleton className="mt-2.5 h-4 w-2/5" />
          <Skeleton className="mt-2.5 h-4 w-1/4" />
        </div>
      </div>
      {isFull ? (
        <div className={classNames("space-y-2 pb-5", inset)}>
          <Skeleton className="h-4" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ) : null}
      <div className={classNames("flex gap-1.5 pb-5", inset)}>
        <Skeleton className="h-6 w-16 rounded-full" />
        <Skeleton className="h-6 w-20 rounded-full" />
        <Skeleton className="h-6 w-14 rounded-full" />
      </div>
      <div className={classNames("flex gap-8 border-line border-t py-3", inset)}>
        <Skeleton className={classNames("w-16", isFull ? "my-1 h-9" : "h-5")} />
        <Skeleton className={classNames("w-16", isFull ? "my-1 h-9" : "h-5")} />
        <Skeleton className={classNames("w-24", isFull ? "my-1 h-9" : "h-5")} />
      </div>
      <div className={classNames("border-line border-t py-4", inset)}>
        <Skeleton className="my-0.5 h-6 w-24" />
        {isFull ? (
          <>
            <Skeleton className="mt-3 mb-0.5 h-4 w-56" />
            <Skeleton className="mt-2 mb-0.5 h-4 w-48" />
          </>
        ) : null}
      </div>
    </div>
  );
}
