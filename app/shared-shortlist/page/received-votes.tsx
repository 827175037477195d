import { MemberLink } from "#app/developers/profile/member-link.tsx";
import { VOTE_LABELS, VOTES } from "#contract/clients/shared-shortlist-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import type { OwnedShortlist } from "../owned.service.server.ts";

type Member = OwnedShortlist["members"][number];

/** The members of a shared shortlist, each with the votes and comments on them. */
export function ReceivedVotes({ members }: { members: readonly Member[] }) {
  return (
    <ul className="mt-4 divide-y divide-line border-line border-y">
      {members.map((member) => (
        <li key={member.id} className="wrap-anywhere py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h3 className="font-medium">
              <MemberLink slug={member.slug} className="link inline-flex min-h-11 items-center">
                {toFullName(member)}
              </MemberLink>
            </h3>
            <p className="figures text-ink-soft">{toCounts(member)}</p>
          </div>
          {member.votes.length > 0 ? (
            <dl className="mt-1 space-y-2">
              {member.votes.map(({ reader_id, name, vote, comment }) => (
                <div key={reader_id}>
                  <dt className="inline font-medium">{name}</dt>
                  {vote ? <dd className="inline">: {VOTE_LABELS[vote]}</dd> : null}
                  {comment ? (
                    <dd className="whitespace-pre-line text-ink-soft text-sm">{comment}</dd>
                  ) : null}
                </div>
              ))}
            </dl>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** `2 Yes, 1 No`. */
function toCounts({ votes }: Member): string {
  const counts = VOTES.flatMap((name) => {
    const count = votes.filter(({ vote }) => vote === name).length;
    return count > 0 ? [`${count} ${VOTE_LABELS[name]}`] : [];
  });
  return counts.join(", ") || "No votes yet";
}
