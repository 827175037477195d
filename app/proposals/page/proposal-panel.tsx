import { X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { MemberList } from "#app/developers/card/member-list.tsx";
import { toDroppedNotice } from "#app/shortlist/shortlist-texts.ts";
import type { Proposal } from "#contract/clients/proposal.ts";
import { MAX_MEMBER_COMMENT } from "#contract/members/member-answer-terms.ts";
import { toFullName } from "#contract/members/member-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { IconButton } from "#design/buttons/icon-button.tsx";
import { Notice } from "#design/notice.tsx";
import { SlideOver } from "#design/overlays/slide-over.tsx";
import { AnswerForm, type AnswerFormProps } from "../answer/answer-form.tsx";
import { AnswerList } from "../answer/answer-list.tsx";
import { saveMemberAnswer } from "../answer/member-answers.store.ts";
import { useMemberAnswers } from "../answer/use-member-answers.ts";
import { acceptsAnswer } from "../proposal-texts.ts";
import { removeFromProposalShortlist } from "../shortlist/proposal-shortlist.store.ts";
import { useProposalShortlist } from "../shortlist/use-proposal-shortlist.ts";

type ProposalPanelProps = Pick<AnswerFormProps, "onStored" | "onOutdated"> & {
  proposal: Proposal;
  open: boolean;
  /** Why the last try to send did not hold. */
  problem: string | undefined;
  isPreview: boolean;
  onClose: () => void;
  onClosed: () => void;
};

/** The members that the client has chosen in a proposal, and the button that sends them. */
export function ProposalPanel({
  proposal,
  open,
  problem,
  isPreview,
  onClose,
  onClosed,
  onStored,
  onOutdated,
}: ProposalPanelProps) {
  const ids = useProposalShortlist(proposal.id);
  const answers = useMemberAnswers(proposal);
  const members = answers.flatMap(({ member, answer }) => (answer === "interview" ? [member] : []));
  const others = answers.filter(({ answer }) => answer !== "interview");
  const [tooLong, setTooLong] = useState<string>();
  const isOpenToAnswers = acceptsAnswer(proposal);
  const dropped = useDropped(proposal, ids);
  const sendButton = useRef<HTMLButtonElement>(null);
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const isConfirming = isConfirmOpen && isOpenToAnswers && answers.length > 0;

  const wasConfirming = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasConfirming.current && !isConfirming) sendButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  const clear = ({ id }: { id: number }) =>
    saveMemberAnswer({ member_id: id, proposal_id: proposal.id }, null);

  function confirm() {
    const long = answers.find(({ comment }) => comment.length > MAX_MEMBER_COMMENT);
    setTooLong(long && toFullName(long.member));
    setIsConfirmOpen(!long);
  }

  return (
    <SlideOver
      open={open && isOpenToAnswers}
      onClose={onClose}
      onClosed={() => {
        setIsConfirmOpen(false);
        onClosed();
      }}
      title={withNoun("Your Developer Shortlist")}
      footer={
        isOpenToAnswers && answers.length > 0 && !isConfirming ? (
          isPreview ? (
            <p className="text-ink-soft">In a preview nothing is sent.</p>
          ) : (
            <Button ref={sendButton} className="w-full" onClick={confirm}>
              Send answer
            </Button>
          )
        ) : undefined
      }
    >
      {isConfirming ? (
        <AnswerForm
          proposal={proposal}
          answers={answers}
          onStored={onStored}
          onOutdated={(message) => {
            setIsConfirmOpen(false);
            onOutdated(message);
          }}
          onBack={() => setIsConfirmOpen(false)}
        />
      ) : null}
      {isOpenToAnswers && !isConfirming ? (
        <>
          {dropped > 0 ? (
            <Notice kind="warning" live className="mb-4">
              {toDroppedNotice(dropped)}
            </Notice>
          ) : null}
          {problem ? (
            <Notice kind="warning" title="Your answer wasn't sent" live className="mb-4">
              {problem}.
            </Notice>
          ) : null}
          {tooLong ? (
            <Notice kind="warning" live className="mb-4">
              Your comment on {tooLong} is too long. Shorten it to {MAX_MEMBER_COMMENT} characters.
            </Notice>
          ) : null}
          {members.length > 0 ? (
            <MemberList
              members={members}
              display="compact"
              columns={1}
              // Members of this list need no badge.
              toBadge={() => null}
              toActions={(member) => (
                <IconButton
                  icon={X}
                  label={`Remove ${toFullName(member)}`}
                  onClick={() => clear(member)}
                />
              )}
            />
          ) : (
            <div className={others.length > 0 ? "pb-8 text-center" : "py-12 text-center"}>
              <p className="font-medium text-lg">Your Shortlist is currently empty.</p>
              <p className="mx-auto mt-2 max-w-80 text-ink-soft">
                {withNoun("Choose the developers you'd like to meet, then send us your answer.")}
              </p>
              <Button variant="secondary" className="mt-8" onClick={onClose}>
                Back to the proposal
              </Button>
            </div>
          )}
          {others.length > 0 ? (
            <section aria-labelledby="other-answers" className="mt-8 border-line border-t pt-6">
              <h3 id="other-answers" className="mb-3 text-lg">
                Your other answers
              </h3>
              <AnswerList
                answers={others}
                toAction={({ member }) => (
                  <IconButton
                    icon={X}
                    label={`Clear answer on ${toFullName(member)}`}
                    onClick={() => clear(member)}
                  />
                )}
              />
            </section>
          ) : null}
        </>
      ) : null}
    </SlideOver>
  );
}

/** How many of the choice have left the proposal since; they leave the choice as well. */
function useDropped({ id: proposal_id, members }: Proposal, ids: readonly number[]): number {
  const [dropped, setDropped] = useState(0);
  useEffect(() => {
    const gone = ids.filter((id) => !members.some((member) => member.id === id));
    if (gone.length === 0) return;
    for (const member_id of gone) removeFromProposalShortlist({ member_id, proposal_id });
    setDropped((count) => count + gone.length);
  }, [ids, members, proposal_id]);
  return dropped;
}
