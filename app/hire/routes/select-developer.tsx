import { useNavigate } from "react-router";
import { MemberList } from "#app/developers/card/member-list.tsx";
import { toNextSteps } from "#app/requests/form/next-steps.ts";
import { NextStepsAside } from "#app/requests/form/next-steps-aside.tsx";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import { removeFromShortlist } from "#app/shortlist/shortlist.store.ts";
import { useTerms } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { MAX_REQUEST_MEMBERS } from "#contract/values/limits.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Notice } from "#design/notice.tsx";
import { finishStep } from "#platform/forms/answers.store.ts";
import { toNextPath } from "#platform/forms/steps.ts";
import { useChosenMembers } from "../chosen-members.tsx";
import { HIRE_SCRIPT } from "../first-script.ts";
import { hireStore } from "../hire.store.ts";
import { hireForm } from "../hire-form.ts";
import { HireStepPage } from "../hire-step-page.tsx";
import type { Route } from "./+types/select-developer.ts";

const STEP = "select-developer";

export const handle: PageHandle = { firstScript: HIRE_SCRIPT };

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, hireForm, STEP);

export default function SelectDeveloper() {
  const navigate = useNavigate();
  const { state, members, count, dropped, again } = useChosenMembers();

  return (
    <HireStepPage
      step={STEP}
      needsBrowser
      aside={<NextStepsAside steps={toNextSteps(useTerms(), false)} />}
      lead={withNoun("These developers are in your request. You can choose up to 20.")}
    >
      {dropped > 0 ? (
        <Notice kind="warning" live className="mb-6">
          {dropped === 1
            ? withNoun("1 developer is no longer available and was removed from your request.")
            : withNoun(
                `${dropped} developers are no longer available and were removed from your request.`,
              )}
        </Notice>
      ) : null}
      {state === "failed" ? (
        <Notice kind="warning" live title={withNoun("The developers couldn't be loaded")}>
          Your choice is saved. Check your connection.
          <Button variant="secondary" size="small" className="mt-3 flex" onClick={again}>
            Try again
          </Button>
        </Notice>
      ) : (
        <MemberList
          members={members}
          display="compact"
          columns={1}
          level={2}
          toBadge={() => null}
          loading={state === "loading" ? count : undefined}
          toActions={(member) => (
            <Button variant="quiet" size="small" onClick={() => removeFromShortlist(member.id)}>
              Remove<span className="sr-only"> {toFullName(member)}</span>
            </Button>
          )}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          finishStep(hireStore, 1, {});
          navigate(toNextPath(hireForm.steps, STEP, hireStore.getState().lastFilledStep));
        }}
        className="mt-8 flex flex-wrap gap-3"
      >
        <Button type="submit">Continue</Button>
        {count < MAX_REQUEST_MEMBERS ? (
          <LinkButton to="/developers" variant="secondary">
            {withNoun("Add another developer")}
          </LinkButton>
        ) : (
          <p className="self-center text-ink-soft text-sm">
            A request can include up to {MAX_REQUEST_MEMBERS}
            {withNoun(" developers.")}
          </p>
        )}
      </form>
    </HireStepPage>
  );
}
