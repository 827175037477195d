import { ShortlistToggle } from "#app/shortlist/shortlist-toggle.tsx";
import { toFullName } from "#contract/members/member-terms.ts";
import { MemberCard, type MemberCardProps } from "./member-card.tsx";

export type ListedCardProps = Pick<
  MemberCardProps,
  "member" | "display" | "level" | "technology" | "note" | "badge" | "actions"
>;

/** The card of a list; a full one without actions of its own has the quick shortlist button. */
export function ListedCard(props: ListedCardProps & { hasToggle: boolean }) {
  const { hasToggle, ...card } = props;
  const { id } = card.member;
  return (
    <MemberCard
      {...card}
      corner={hasToggle ? <ShortlistToggle id={id} name={toFullName(card.member)} /> : undefined}
    />
  );
}
