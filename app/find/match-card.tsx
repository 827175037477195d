import { MemberCard } from "#app/developers/card/member-card.tsx";
import type { Match } from "#contract/clients/find-request.ts";
import { toFullName } from "#contract/members/member-terms.ts";

type MatchCardProps = {
  match: Match;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/**
 * A matching developer with reasons. A click on the card selects it; the name opens the profile in
 * a slide-over.
 */
export function MatchCard({ match: { member, reasons }, isTicked, onTick }: MatchCardProps) {
  const id = `match-${member.id}`;
  const why = `${id}-why`;
  return (
    <li className="grid">
      <MemberCard
        member={member}
        display="compact"
        level={2}
        badge={null}
        isChoice
        note={
          <>
            <label htmlFor={id} className="before:absolute before:inset-0">
              <span className="sr-only">{toFullName(member)}</span>
            </label>
            {/* A dot stays with the text before it. */}
            <span id={why}>{reasons.join("\u00a0· ")}</span>
          </>
        }
        corner={
          <input
            type="checkbox"
            id={id}
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
            aria-describedby={why}
            className="m-2.5 tick-box"
          />
        }
      />
    </li>
  );
}
