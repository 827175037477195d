import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { emitShortlistEvent } from "#app/shortlist/shortlist-events.ts";
import type { Proposal } from "#contract/clients/proposal.ts";
import type { Receipt } from "#platform/forms/send-form.ts";
import { acceptsAnswer, toAnswered } from "../proposal-texts.ts";
import { clearProposalShortlist } from "../shortlist/proposal-shortlist.store.ts";
import type { SentAnswer } from "./answer-form.tsx";
import { clearProposalAnswer, getProposalAttempt } from "./proposal-sending.ts";

type Sent = Receipt & { answers: readonly SentAnswer[] };

/**
 * A proposal with the changes of this page. A stored answer shows at once,
 * without another request to the server, since the connection may be lost by then.
 */
export function useAnswer(loaded: Proposal) {
  const [sent, setSent] = useState<Sent>();
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const { id } = loaded;
  const isOpenToAnswers = acceptsAnswer(loaded);

  useEffect(() => {
    // Reloaded while it was sent, for code that another build has.
    if (!isOpenToAnswers || !getProposalAttempt(id).isUnconfirmed()) return;
    setProblem("Check it and send it again");
    emitShortlistEvent("open-collection", "proposal");
  }, [id, isOpenToAnswers]);

  const onStored = useCallback(
    (receipt: Receipt, answers: readonly SentAnswer[]) => {
      setProblem(undefined);
      setSent({ ...receipt, answers });
      // In this order: a tab without the key still has nothing to send under a new one.
      clearProposalShortlist(id);
      clearProposalAnswer(id);
      emitShortlistEvent("close-collection");
    },
    [id],
  );
  const onOutdated = useCallback(
    (message: string) => {
      setProblem(message);
      revalidate();
    },
    [revalidate],
  );

  return {
    proposal: sent ? toAnswered(loaded, sent) : loaded,
    sent,
    problem,
    onStored,
    onOutdated,
  };
}
