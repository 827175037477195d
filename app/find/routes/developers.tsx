import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { toStepMeta } from "#app/requests/form/step-meta.ts";
import type { Match } from "#contract/clients/find-request.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { Skeleton } from "#design/loading/skeleton.tsx";
import { Notice } from "#design/notice.tsx";
import { useCaptchaAhead } from "#platform/captcha/use-captcha-ahead.ts";
import { finishStep } from "#platform/forms/answers.store.ts";
import { toNextPath, toStepNumber } from "#platform/forms/steps.ts";
import { findStore } from "../find.store.ts";
import { findForm } from "../find-form.ts";
import { FindStepPage } from "../find-step-page.tsx";
import { MatchCard } from "../match-card.tsx";
import { useMatches } from "../use-matches.ts";
import type { Route } from "./+types/developers.ts";

const STEP = "developers";
const NO_MATCH =
  "We don't have an exact match on the site today. Send the request and we'll search for you.";

export const meta: Route.MetaFunction = ({ matches }) => toStepMeta(matches, findForm, STEP);

export default function FindDevelopers() {
  const navigate = useNavigate();
  const form = useStore(findStore);
  const { state, matches, again } = useMatches(form, form.lastFilledStep >= 2);
  useCaptchaAhead(findForm.captcha);
  const hasMatches = state === "loaded" && matches.length > 0;

  function goOn() {
    const shown = new Set(matches.map(({ member }) => member.id));
    // Members that no longer match are not shown, so they are deselected.
    const members = state === "loaded" ? form.members.filter((id) => shown.has(id)) : form.members;
    finishStep(findStore, toStepNumber(findForm.steps, STEP), { members });
    navigate(toNextPath(findForm.steps, STEP, findStore.getState().lastFilledStep));
  }

  return (
    <FindStepPage
      step={STEP}
      needsBrowser
      lead={
        hasMatches
          ? "Select anyone who interests you, or skip this. We'll keep looking either way."
          : undefined
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {state === "loading" ? <MatchSkeletons /> : null}
        {state === "failed" ? (
          <Notice kind="warning" live title={withNoun("The developers couldn't be loaded")}>
            Check your connection. You can also continue without them.
            <Button variant="secondary" size="small" className="mt-3 flex" onClick={again}>
              Try again
            </Button>
          </Notice>
        ) : null}
        {state === "loaded" && !hasMatches ? <Notice live>{NO_MATCH}</Notice> : null}
        {hasMatches ? <MatchList matches={matches} members={form.members} /> : null}
        <Button type="submit" className="mt-8">
          Continue
        </Button>
      </form>
    </FindStepPage>
  );
}

function MatchList({ matches, members }: { matches: readonly Match[]; members: number[] }) {
  return (
    <fieldset>
      <legend className="sr-only">{withNoun("Developers you're interested in")}</legend>
      <ul className="space-y-4">
        {matches.map((match) => (
          <MatchCard
            key={match.member.id}
            match={match}
            isTicked={members.includes(match.member.id)}
            onTick={(isTicked) => {
              const others = members.filter((id) => id !== match.member.id);
              findStore.setState({ members: isTicked ? [...others, match.member.id] : others });
            }}
          />
        ))}
      </ul>
    </fieldset>
  );
}

function MatchSkeletons() {
  return (
    <div className="space-y-4">
      <p role="status" className="sr-only">
        {withNoun("Finding developers")}
      </p>
      {["one", "two", "three"].map((key) => (
        <Skeleton key={key} className="h-36 w-full rounded-card" />
      ))}
    </div>
  );
}
