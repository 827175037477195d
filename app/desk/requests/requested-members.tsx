import { toMoney } from "#app/developers/parts/money-text.ts";
import type { RequestMemberRow } from "#app/requests/records/requests.repository.server.ts";
import type { Currency } from "#contract/members/member-terms.ts";
import { Panel } from "../parts/panel.tsx";
import { MemberAnswer } from "./member-answer.tsx";

type RequestedMembersProps = {
  title: string;
  members: readonly RequestMemberRow[];
  /** To a proposal. */
  isAnswer: boolean;
};

/** The members of a request, or those of an answer with what was answered. */
export function RequestedMembers({ title, members, isAnswer }: RequestedMembersProps) {
  if (members.length === 0) return null;
  return (
    <Panel title={title}>
      <ul>
        {members.map((member) => (
          <li key={member.member_id} className="py-1">
            <div className="flex justify-between gap-4">
              <span className="flex min-w-0">
                <a className="link truncate" href={`/developers/${member.slug}`}>
                  {member.full_name}
                </a>
                {isAnswer ? <MemberAnswer answer={member.answer ?? "interview"} /> : null}
              </span>
              {member.sales_rate === null ? null : (
                <span className="figures text-ink-soft">
                  {toMoney(member.sales_rate, member.sales_currency as Currency)} / h
                </span>
              )}
            </div>
            {member.comment ? (
              <p className="mt-1 max-w-reading whitespace-pre-line break-words border-line border-l-2 pl-3">
                {member.comment}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
