import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { MemberPopupContext } from "#app/developers/profile/member-popup.ts";
import { MemberSlideOverHost } from "#app/developers/profile/member-slide-over-host.tsx";
import { toStatusPath } from "#app/requests/status-link/status-path.ts";
import { useShortlistPanel } from "#app/shortlist/use-shortlist-panel.ts";
import type { Proposal } from "#contract/clients/proposal.ts";
import { lazyPart } from "#design/loading/lazy-part.ts";
import { onDemand } from "#design/loading/on-demand.tsx";
import { useAnswer } from "../answer/use-answer.ts";
import { useOpening } from "../opening/use-opening.ts";
import { acceptsAnswer } from "../proposal-texts.ts";
import { ProposalBadge } from "../shortlist/proposal-badge.tsx";
import { ProposalMembers } from "./proposal-members.tsx";
import { toProposalPopup } from "./proposal-popup.ts";
import { ProposalState } from "./proposal-state.tsx";

const importBar = () => import("./proposal-bar.tsx");
const ProposalHeader = lazyPart(async () => (await import("./proposal-header.tsx")).ProposalHeader);
const ContractTerms = lazyPart(
  async () => (await import("#app/site/terms/contract-terms.tsx")).ContractTerms,
);
const ProposalBar = lazy(async () => ({ default: (await importBar()).ProposalBar }));
const PreviewBar = lazy(async () => ({
  default: (await import("../preview/preview-bar.tsx")).PreviewBar,
}));
const ProposalChoiceBar = lazy(async () => ({
  default: (await import("./proposal-choice-bar.tsx")).ProposalChoiceBar,
}));
const ProposalPanel = onDemand(async () => (await import("./proposal-panel.tsx")).ProposalPanel);

type ProposalViewProps = {
  loaded: Proposal;
  email: string | undefined;
  /** Its answer was just posted from this page without JavaScript. */
  wasSent: boolean;
  /** Of the status page of that answer. */
  statusPath: string | undefined;
  /** What staff see before they send it: nothing can be answered. */
  isPreview: boolean;
  /** The answer form without JavaScript. */
  plainAnswer: ReactNode;
};

/** A proposal with its popup, its shortlist and what has become of it. */
export function ProposalView({
  loaded,
  email,
  wasSent,
  statusPath,
  isPreview,
  plainAnswer,
}: ProposalViewProps) {
  useOpening(loaded.id);
  // Before the answer, which may open it.
  const panel = useShortlistPanel("proposal");
  const { proposal, sent, problem, ...sending } = useAnswer(loaded);
  const [wasOpened, setWasOpened] = useState(false);
  if (panel.isOpen && !wasOpened) setWasOpened(true);
  const popup = useMemo(() => toProposalPopup(proposal, isPreview), [proposal, isPreview]);
  const state = useRef<HTMLDivElement>(null);
  const isOpenToAnswers = acceptsAnswer(proposal);
  const wasOpenToAnswers = useRef(isOpenToAnswers);
  const { close } = panel;

  // Preloaded for when a popup is opened, and a choice is made; what fails now is loaded then.
  useEffect(() => {
    importBar().catch(() => {});
    if (isOpenToAnswers) ProposalPanel.preload();
  }, [isOpenToAnswers]);
  // Announces the final state to the visitor who was choosing.
  useEffect(() => {
    if (wasOpenToAnswers.current && !isOpenToAnswers) {
      close();
      state.current?.focus();
    }
    wasOpenToAnswers.current = isOpenToAnswers;
  }, [isOpenToAnswers, close]);

  return (
    <MemberPopupContext value={popup}>
      {isPreview ? (
        <Suspense>
          <PreviewBar />
        </Suspense>
      ) : null}
      <div className="page-column pt-8 pb-20 lg:pt-12 lg:pb-28">
        <ProposalState
          ref={state}
          proposal={proposal}
          isJustSent={sent !== undefined || wasSent}
          statusPath={toStatusPath(sent) ?? statusPath}
          problem={problem}
          email={email}
        />
        <Suspense>
          <ProposalHeader proposal={proposal} />
        </Suspense>
        <ProposalMembers proposal={proposal} />
        <Suspense>
          <ContractTerms terms={proposal.terms} className="mt-12" />
        </Suspense>
        {isOpenToAnswers && !isPreview ? plainAnswer : null}
      </div>
      {isOpenToAnswers && proposal.members.length > 0 ? (
        <Suspense>
          <ProposalChoiceBar proposal={proposal} />
        </Suspense>
      ) : null}
      <MemberSlideOverHost
        toBar={(member) => (
          <Suspense>
            <ProposalBar proposal={proposal} member={member} />
          </Suspense>
        )}
        toBadge={(member) => <ProposalBadge proposal={proposal} id={member.id} />}
      />
      {wasOpened ? (
        <ProposalPanel
          proposal={proposal}
          open={panel.isOpen}
          problem={problem}
          isPreview={isPreview}
          onClose={panel.close}
          onClosed={() => state.current?.focus()}
          {...sending}
          // The choice is stored in the browser, so a reload loses nothing.
          onFail={() => window.location.reload()}
        />
      ) : null}
    </MemberPopupContext>
  );
}
