import { Suspense } from "react";
import { MAX_COMPARED, MIN_COMPARED, toCompareUrl } from "#app/developers/compare/compare-url.ts";
import { toDeveloperCount } from "#app/requests/records/request-texts.ts";
import { HireMembers } from "#app/shortlist/hire-members.tsx";
import { withNoun } from "#contract/values/trade.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Disclosure } from "#design/disclosure.tsx";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import type { SharedShortlist } from "../shared-shortlists.service.server.ts";
import { useRememberedReader } from "../use-remembered-reader.ts";
import { READER_FIELD } from "../vote-fields.ts";
import { RemovedMembers } from "./removed-members.tsx";

const VoteForm = lazyPart(async () => (await import("./vote-form.tsx")).VoteForm);
const TeamHours = lazyPart(async () => (await import("./team-hours.tsx")).TeamHours);

type SharedViewProps = {
  shared: SharedShortlist;
  token: string;
  /** The votes were just stored. */
  isSaved: boolean;
  /** Some of them were not, since developers had left the list. */
  isPartial: boolean;
  state: SubmissionState | undefined;
};

const NO_ERRORS = {};

/** A shortlist as its readers see it. */
export function SharedView({ shared, token, isSaved, isPartial, state }: SharedViewProps) {
  const { note, members, removed, own, fresh } = shared;
  useRememberedReader(token, own?.reader, state !== undefined);
  const ids = members.map(({ id }) => id);
  return (
    <>
      <h1 className="text-heading">A shortlist for you</h1>
      {isSaved && !state ? (
        <Notice kind="success" title="Your votes are saved" live className="mt-6 max-w-form">
          {isPartial
            ? withNoun("Some developers left the list before, and the votes on them aren't saved. ")
            : null}
          You can change them on this page.
          <span className="noscript:inline hidden"> Bookmark it to find them again.</span>
        </Notice>
      ) : null}
      <p className="mt-3 max-w-reading text-ink-soft text-lg">
        {members.length === 0
          ? removed > 0
            ? withNoun("The developers on this shortlist are no longer on our site.")
            : withNoun("No developers are on this shortlist at the moment.")
          : `${toDeveloperCount(members.length)} to compare, vote on and hire. Only people with the link see this page.`}
      </p>
      {note ? (
        <blockquote className="wrap-anywhere mt-6 max-w-reading whitespace-pre-line border-blue border-l-2 pl-4">
          {note}
        </blockquote>
      ) : null}
      {members.length > 0 ? (
        <div className="mt-8 flex flex-wrap gap-3">
          <HireMembers
            members={members}
            label={members.length === 1 ? withNoun("Hire this developer") : "Hire these"}
          />
          {members.length >= MIN_COMPARED ? (
            <LinkButton to={toCompareUrl(ids)} variant="secondary">
              {members.length > MAX_COMPARED
                ? `Compare the first ${MAX_COMPARED}`
                : "Compare side by side"}
            </LinkButton>
          ) : null}
        </div>
      ) : (
        <LinkButton to="/developers" className="mt-8">
          {withNoun("Find Developers")}
        </LinkButton>
      )}
      {members.length > 0 ? (
        <>
          <RemovedMembers count={removed} />
          <Disclosure
            summary="Working hours in common"
            className="noscript:hidden mt-8 max-w-form border-t"
          >
            <Suspense>
              <TeamHours members={members} />
            </Suspense>
          </Disclosure>
          {own?.isRemoved ? (
            <Notice
              kind="warning"
              title="You can't vote on this shortlist"
              className="mt-10 max-w-form"
            >
              The person who shared it has removed your votes. Ask them if you think that's a
              mistake.
            </Notice>
          ) : null}
          <Suspense>
            <VoteForm
              // Its fields have no state of their own: other votes are another form.
              key={own?.reader}
              members={members}
              input={state?.input ?? own?.input ?? { [READER_FIELD]: fresh }}
              errors={state?.errors ?? NO_ERRORS}
              isChange={own !== undefined}
              isClosed={own?.isRemoved ?? false}
            />
          </Suspense>
        </>
      ) : null}
    </>
  );
}
