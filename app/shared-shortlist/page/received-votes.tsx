import { MemberLink } from "#app/developers/profile/member-link.tsx";
import { VOTE_LABELS } from "#contract/clients/shared-shortlist-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import type { OwnedShortlist } from "../owned.service.server.ts";
import { OWNER_FIELDS } from "../owner-fields.ts";
import { toVoteCounts } from "../vote-counts.ts";

type Member = OwnedShortlist["members"][number];

/** The members of a shared shortlist, each with the votes and comments on them. */
export function ReceivedVotes({ members }: { members: readonly Member[] }) {
  if (members.length === 0) return null;
  return (
    <form method="post" encType="multipart/form-data">
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {members.map((member) => (
          <li key={member.id} className="wrap-anywhere py-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6">
              <h3 className="font-medium">
                <MemberLink slug={member.slug} className="link inline-flex min-h-11 items-center">
                  {toFullName(member)}
                </MemberLink>
              </h3>
              <div className="flex items-center gap-3">
                <p className="figures text-ink-soft">
                  {toVoteCounts(member.votes) || "No votes yet"}
                </p>
                <Button
                  type="submit"
                  variant="quiet"
                  size="small"
                  name={OWNER_FIELDS.drop}
                  value={String(member.id)}
                  aria-label={`Remove ${toFullName(member)} from the list`}
                >
                  Remove
                </Button>
              </div>
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
    </form>
  );
}
