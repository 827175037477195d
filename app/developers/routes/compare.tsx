import { Suspense } from "react";
import { data } from "react-router";
import { toPageMeta } from "#app/site/metadata/page-meta.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { Notice } from "#design/notice.tsx";
import { servicesContext } from "#services/services.server.ts";
import { MAX_COMPARED, MIN_COMPARED, toCompareUrl } from "../compare/compare-url.ts";
import { toMemberQuery } from "../filters/member-query.ts";
import { CurrencySelect } from "../parts/currency-select.tsx";
import { listWholeMembersByIds } from "../stored-members.service.server.ts";
import type { Route } from "./+types/compare.ts";

export const handle: PageHandle = { background: "developer", query: ["ids"] };

const ComparisonView = lazyPart(
  async () => (await import("../compare/comparison-view.tsx")).ComparisonView,
);

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { ids = [] } = toMemberQuery(url.searchParams).filter;
  const compared = ids.slice(0, MAX_COMPARED);
  const members = await listWholeMembersByIds(db, compared);
  return data({
    members,
    missing: compared.length - members.length,
    isCut: ids.length > MAX_COMPARED,
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { members } = loaderData;
  const names = members.map(toFullName).join(", ");
  return toPageMeta(matches, {
    title: names ? `Compare ${names}` : withNoun("Compare developers"),
    path: toCompareUrl(members.map(({ id }) => id)),
    noindex: true,
  });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { members, missing, isCut } = loaderData;
  const [first, ...others] = members;
  return (
    <div className="page-column pt-10 pb-20 lg:pt-16 lg:pb-28 print:p-0">
      <h1 className="text-heading">{withNoun("Compare developers")}</h1>
      {missing > 0 ? (
        <Notice kind="warning" className="mt-6">
          {missing === 1
            ? withNoun("1 developer is no longer on our site.")
            : withNoun(`${missing} developers are no longer on our site.`)}
        </Notice>
      ) : null}
      {isCut ? (
        <Notice className="mt-6">
          Up to {MAX_COMPARED}
          {withNoun(" developers fit side by side. These are the first ")}
          {MAX_COMPARED}.
        </Notice>
      ) : null}
      {first === undefined || members.length < MIN_COMPARED ? (
        <>
          <p className="mt-3 max-w-reading text-ink-soft text-lg">
            {members.length === 0
              ? withNoun("Add two to four developers to your shortlist, then compare them there.")
              : withNoun("Add another developer to your shortlist to compare the two.")}
          </p>
          <LinkButton to="/developers" className="mt-8">
            {withNoun("Find Developers")}
          </LinkButton>
        </>
      ) : (
        <>
          <div className="mt-2 mb-6 print:my-0 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-ink-soft text-lg print:hidden">
              The best value of each row is marked.
            </p>
            <CurrencySelect />
          </div>
          <Suspense>
            <ComparisonView members={[first, ...others]} />
          </Suspense>
        </>
      )}
    </div>
  );
}
