import type { Member } from "#contract/members/member.ts";
import { toMonthText } from "../parts/member-texts.ts";

/** What clients wrote about a member, the latest first. */
export function MemberReferences({ member }: { member: Pick<Member, "client_references"> }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {member.client_references.map(({ author, role, company, text, on }) => (
        <li key={`${author} ${on}`} className="wrap-anywhere py-4">
          <figure>
            <blockquote>{text}</blockquote>
            <figcaption className="mt-2 text-ink-soft text-sm">
              {[author, role, company].filter(Boolean).join(", ")},{" "}
              <time dateTime={on}>{toMonthText(on)}</time>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
