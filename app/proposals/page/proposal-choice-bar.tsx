import { emitShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import { toShortlistCount } from "#app/shortlist/shortlist-texts.ts";
import type { Proposal } from "#contract/clients/proposal.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { classNames } from "#design/class-names.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { countAnswers } from "../answer/member-answers.ts";
import { proposalCaptcha } from "../answer/proposal-sending.ts";
import { type GivenAnswer, useMemberAnswers } from "../answer/use-member-answers.ts";

/** `2 Developers in your shortlist, 1 maybe`. */
function toAnswerSummary(answers: readonly GivenAnswer[]): string {
  const { interview = 0, maybe, no } = countAnswers(answers);
  return [
    `${toShortlistCount(interview)} in your shortlist`,
    ...(maybe ? [`${maybe} maybe`] : []),
    ...(no ? [`${no} no`] : []),
  ].join(", ");
}

/** How many are chosen, and the way to look through them; stays in sight while the list scrolls. */
export function ProposalChoiceBar({ proposal }: { proposal: Proposal }) {
  const answers = useMemberAnswers(proposal);
  // The code of this bar comes after the page: until then a click would be lost.
  const isHydrated = useHydrated();
  const isEmpty = answers.length === 0;
  // Code of an old build that is missing reloads the page now, while no panel is open.
  useCaptchaAhead(proposalCaptcha, !isEmpty);
  return (
    <div className="noscript:hidden print:hidden sticky bottom-0 z-20 border-line border-t bg-paper">
      <div className="page-column flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p role="status" className="min-w-0 flex-1 max-sm:text-sm">
          {isEmpty
            ? withNoun("Choose the developers you'd like to meet.")
            : toAnswerSummary(answers)}
        </p>
        <Button
          variant={isEmpty ? "secondary" : "primary"}
          className={classNames(!isHydrated && "invisible")}
          aria-haspopup="dialog"
          onClick={() => emitShortlistEvent("open-collection", "proposal")}
        >
          {isEmpty ? "Your shortlist" : "Review and send"}
        </Button>
      </div>
    </div>
  );
}
