import type { ReactNode } from "react";
import type { MemberCard as Member } from "#contract/members/member.ts";
import { classNames } from "#design/class-names.ts";
import { EmptyState } from "#design/empty-state.tsx";
import { EmptyList } from "#design/illustrations/empty-list.tsx";
import { useCardHtml } from "./card-html.ts";
import { ListedCard } from "./listed-card.tsx";
import type { MemberCardDisplay } from "./member-card.tsx";
import { MemberCardSkeleton } from "./member-card-skeleton.tsx";

const COLUMNS = {
  1: "grid-cols-1",
  2: "grid-cols-1 sm:grid-cols-2 2xl:grid-cols-3",
  3: "grid-cols-1 sm:grid-cols-2 lg:grid-cols-3",
};

type MemberListProps = {
  members: readonly Member[];
  display?: MemberCardDisplay;
  columns?: keyof typeof COLUMNS;
  level?: 2 | 3 | 4;
  /** Number of skeleton cards while the members load; undefined afterwards. */
  loading?: number | undefined;
  emptyLabel?: string;
  /** Next step from an empty list. */
  emptyAction?: ReactNode;
  /** Slug of the technology that the page is about. */
  technology?: string | number | undefined;
  /** Why they are here. */
  toNote?: (member: Member) => string | undefined;
  /** Replaces the Shortlisted badge. */
  toBadge?: (member: Member) => ReactNode;
  /** Replaces the quick shortlist button of full cards. */
  toActions?: (member: Member) => ReactNode;
};

/**
 * Members as cards: skeletons while loading, a picture and a way on when there are none (spec §2).
 */
export function MemberList({
  members,
  display = "full",
  columns = 2,
  level = 3,
  loading,
  emptyLabel = "Unfortunately, nothing was found for this query",
  emptyAction,
  technology,
  toNote,
  toBadge,
  toActions,
}: MemberListProps) {
  const isPlain = toNote === undefined && toBadge === undefined && toActions === undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build.
  const renderHtml = import.meta.env.SSR ? useCardHtml() : undefined;
  const toHtml = isPlain ? renderHtml : undefined;
  if (members.length === 0 && loading === undefined) {
    return <EmptyState image={<EmptyList />} title={emptyLabel} action={emptyAction} />;
  }
  const grid = classNames(
    "grid",
    COLUMNS[columns],
    display === "full" ? "gap-3 sm:gap-5 lg:gap-6" : "gap-4",
  );
  if (loading !== undefined) {
    const keys = Array.from({ length: loading }, (_, index) => `skeleton-${index}`);
    return (
      <div className={grid}>
        {keys.map((key) => (
          <MemberCardSkeleton key={key} display={display} />
        ))}
      </div>
    );
  }
  return (
    <ul className={grid}>
      {members.map((member) => {
        const card = { member, display, level, technology };
        const html = toHtml?.(card);
        return html === undefined ? (
          <li key={member.id} className="contents">
            <ListedCard
              {...card}
              note={toNote?.(member)}
              badge={toBadge?.(member)}
              actions={toActions?.(member)}
              hasToggle={toActions === undefined && display === "full"}
            />
          </li>
        ) : (
          <li
            key={member.id}
            className="contents"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        );
      })}
    </ul>
  );
}
