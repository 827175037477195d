import { useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { ProposalForm } from "../proposal-form.ts";
import type { BuilderData } from "./builder-data.service.server.ts";
import type { BuilderOutcome } from "./post-proposal.server.ts";

/** What was typed, and the revision that it was typed on. */
type Input = { form: ProposalForm; revision: number };

const isSame = (one: ProposalForm, other: ProposalForm) =>
  JSON.stringify(toOrdered(one)) === JSON.stringify(toOrdered(other));

/** With the same order of keys, whatever made it. */
const toOrdered = ({ members, ...form }: ProposalForm) => [
  Object.entries(form).toSorted(([a], [b]) => a.localeCompare(b)),
  members.map(({ member_id, note, sales_rate }) => [member_id, note, sales_rate]),
];

/**
 * State of the builder. What was typed remains until it is stored, whatever others do with the
 * proposal meanwhile; without JavaScript it comes back with the page.
 *
 * It is sent as a navigation and not by a fetcher: the router drops the redirect of a fetcher when
 * a live update begins to read the page before the response is there.
 */
export function useBuilder(
  loaded: Pick<BuilderData, "form" | "revision">,
  submission: BuilderOutcome | undefined,
) {
  const send = useSubmit();
  const { formMethod, state } = useNavigation();
  const isBusy = formMethod === "POST";
  // Known before React renders that it is being sent.
  const isSending = useRef(false);
  useEffect(() => {
    if (state === "idle") isSending.current = false;
  }, [state]);
  // The router forgets it with the next search.
  const [outcome, setOutcome] = useState(submission);
  const [input, setInput] = useState<Input | undefined>(() =>
    submission && submission.kind !== "saved" ? toInput(submission, loaded.revision) : undefined,
  );
  const sent = useRef<ProposalForm>(undefined);
  const form = input?.form ?? loaded.form;
  useEffect(() => {
    if (!submission) return;
    setOutcome(submission);
    if (submission.kind === "saved") {
      // What was typed while it was sent remains.
      setInput((now) =>
        now && sent.current && !isSame(now.form, sent.current)
          ? { ...now, revision: submission.revision }
          : undefined,
      );
    }
    if (submission.kind === "conflict") {
      setInput((now) => ({
        form: now?.form ?? submission.form,
        revision: submission.otherVersion.revision,
      }));
    }
  }, [submission]);
  // It was stored from another tab: by the preview.
  const isStored = input !== undefined && isSame(input.form, loaded.form);
  useEffect(() => {
    if (isStored) setInput(undefined);
  }, [isStored]);
  const change = (part: Partial<ProposalForm>) =>
    setInput((now) => ({
      form: { ...(now?.form ?? loaded.form), ...part },
      revision: now?.revision ?? loaded.revision,
    }));
  return {
    form,
    outcome,
    change,
    isBusy,
    revision: input?.revision ?? loaded.revision,
    isChanged: input !== undefined && !isStored,
    errors: outcome?.kind === "invalid" ? outcome.errors : {},
    isSending,
    submit(element: HTMLFormElement, button: HTMLElement | null) {
      isSending.current = true;
      sent.current = form;
      setOutcome(undefined);
      send(new FormData(element, button), { method: "post", preventScrollReset: true });
    },
    take: (otherVersion: Input) => setInput(otherVersion),
  };
}

function toInput(submission: BuilderOutcome, revision: number): Input {
  if (submission.kind === "conflict")
    return { form: submission.form, revision: submission.otherVersion.revision };
  return { form: submission.form, revision };
}
