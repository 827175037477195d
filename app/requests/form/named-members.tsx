import { Link } from "react-router";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { Receipt } from "#platform/forms/send-form.ts";

type NamedMembersProps = { title: string; receipt: Receipt | undefined };

/** Members of a request, for the confirmation page; nothing without members. */
export function NamedMembers({ title, receipt }: NamedMembersProps) {
  if (!receipt?.members?.length) return null;
  return (
    <section
      aria-labelledby="named-members"
      className="mt-6 rounded-card border border-line bg-paper p-6"
    >
      <h2 id="named-members" className="text-title">
        {title}
      </h2>
      <ul className="mt-3">
        {receipt.members.map(({ member_id, slug, full_name }) => (
          <li key={member_id} className="wrap-anywhere">
            <Link to={toProfilePath(slug)} className="link inline-flex min-h-11 items-center">
              {full_name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
