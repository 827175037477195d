import { useNavigate } from "react-router";
import { hireMember } from "#app/shortlist/shortlist.store.ts";
import type { Member, MemberCard } from "#contract/members/member.ts";
import { TECHNOLOGY_TYPE } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { MemberList } from "./card/member-list.tsx";
import { toCompareUrl } from "./compare/compare-url.ts";
import { toMemberSearch } from "./filters/member-url.ts";

type ProfileNextStepsProps = { member: Member; similar: readonly MemberCard[] };

/** Where a profile leads: to hiring this member, to similar ones, to a request. */
export function ProfileNextSteps({ member, similar }: ProfileNextStepsProps) {
  const navigate = useNavigate();
  const { id, first_name, technologies } = member;
  const main = technologies.filter(({ type }) => type === TECHNOLOGY_TYPE.main);
  const [first] = main;
  const findUrl = `/find${toMemberSearch({ technology: main.map(({ slug }) => slug) })}`;
  return (
    <div className="print:hidden">
      <section
        aria-labelledby="hire"
        className="mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-card border border-line p-6 sm:p-8 lg:mt-20"
      >
        <div className="min-w-0">
          <h2 id="hire" className="wrap-anywhere text-title leading-tight">
            Hire {first_name}
          </h2>
          <p className="mt-2 max-w-reading text-ink-soft">
            Tell us about the project and choose a time for a call. The request is free, with no
            obligation.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            className="noscript:hidden"
            onClick={() => {
              if (hireMember(id)) navigate("/hire/contacts");
            }}
          >
            <span className="wrap-anywhere">Hire {first_name}</span>
          </Button>
          <LinkButton to={findUrl} variant="secondary">
            Tell us who you need
          </LinkButton>
        </div>
      </section>
      {similar.length > 0 ? (
        <section aria-labelledby="similar" className="mt-16 lg:mt-20">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
            <h2 id="similar" className="text-title leading-tight">
              {withNoun("Similar developers")}
            </h2>
            <div className="flex flex-wrap gap-3">
              <LinkButton
                to={toCompareUrl([id, ...similar.map((other) => other.id)])}
                rel="nofollow"
                variant="secondary"
                size="small"
              >
                Compare with {first_name}
              </LinkButton>
              {first ? (
                <LinkButton
                  to={`/developers${toMemberSearch({ technology: [first.slug] })}`}
                  variant="secondary"
                  size="small"
                >
                  All {first.name}
                  {withNoun(" developers")}
                </LinkButton>
              ) : null}
            </div>
          </div>
          <div className="mt-6">
            <MemberList members={similar} columns={3} />
          </div>
        </section>
      ) : null}
    </div>
  );
}
