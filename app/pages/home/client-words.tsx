import { Link } from "react-router";
import { toMonthText } from "#app/developers/parts/member-texts.ts";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { MemberReference } from "#app/developers/stored-members.service.server.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { classNames } from "#design/class-names.ts";
import { Section } from "#design/text/section.tsx";
import { SectionHeading } from "#design/text/section-heading.tsx";

const COLUMNS = ["", "", "md:grid-cols-2", "md:grid-cols-2 lg:grid-cols-3"];

/** What clients wrote about members, each with a link to the profile that it is from. */
export function ClientWords({ references }: { references: readonly MemberReference[] }) {
  if (references.length === 0) return null;
  return (
    <Section aria-labelledby="client-words">
      <SectionHeading
        id="client-words"
        title="What clients wrote"
        lead="In their own words, published with their consent."
      />
      <ul
        className={classNames(
          "mt-8 grid gap-x-8 gap-y-10 sm:mt-12 lg:gap-x-12 max-sm:[&>:not(:first-child)]:hidden",
          COLUMNS[references.length],
        )}
      >
        {references.map(({ author, role, company, text, on, member }) => (
          <li key={member.slug} className="wrap-anywhere border-ink border-t pt-6">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className="line-clamp-8 sm:text-lg">{text}</blockquote>
              <figcaption>
                <p className="font-medium">{author}</p>
                <p className="text-ink-soft text-sm">
                  {[role, company].filter(Boolean).join(", ")},{" "}
                  <time dateTime={on}>{toMonthText(on)}</time>
                </p>
                <p className="mt-2 text-sm">
                  <Link
                    to={`${toProfilePath(member.slug)}#references`}
                    className="link inline-flex min-h-11 items-center"
                  >
                    About {toFullName(member)}
                  </Link>
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
