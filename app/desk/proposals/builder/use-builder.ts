import { useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { ProposalForm } from "../proposal-form.ts";
import type { BuilderData } from "./builder-data.service.server.ts";
import type { BuilderOutcome } from "./post-proposal.server.ts";

/** What was typed, and the revision that it was typed on. */
type Typed = { form: ProposalForm; revision: number };

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
  posted: BuilderOutcome | undefined,
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
  const [outcome, setOutcome] = useState(posted);
  const [typed, setTyped] = useState<Typed | undefined>(() =>
    posted && posted.kind !== "saved" ? toTyped(posted, loaded.revision) : undefined,
  );
  const sent = useRef<ProposalForm>(undefined);
  const form = typed?.form ?? loaded.form;
  useEffect(() => {
    if (!posted) return;
    setOutcome(posted);
    if (posted.kind === "saved") {
      // What was typed while it was sent remains.
      setTyped((now) =>
        now && sent.current && !isSame(now.form, sent.current)
          ? { ...now, revision: posted.revision }
          : undefined,
      );
    }
    if (posted.kind === "conflict") {
      setTyped((now) => ({ form: now?.form ?? posted.form, revision: posted.theirs.revision }));
    }
  }, [posted]);
  // It was stored from another tab: by the preview.
  const isStored = typed !== undefined && isSame(typed.form, loaded.form);
  useEffect(() => {
    if (isStored) setTyped(undefined);
  }, [isStored]);
  const change = (part: Partial<ProposalForm>) =>
    setTyped((now) => ({
      form: { ...(now?.form ?? loaded.form), ...part },
      revision: now?.revision ?? loaded.revision,
    }));
  return {
    form,
    outcome,
    change,
    isBusy,
    revision: typed?.revision ?? loaded.revision,
    isChanged: typed !== undefined && !isStored,
    errors: outcome?.kind === "invalid" ? outcome.errors : {},
    isSending,
    submit(element: HTMLFormElement, button: HTMLElement | null) {
      isSending.current = true;
      sent.current = form;
      setOutcome(undefined);
      send(new FormData(element, button), { method: "post", preventScrollReset: true });
    },
    take: (theirs: Typed) => setTyped(theirs),
  };
}

function toTyped(posted: BuilderOutcome, revision: number): Typed {
  if (posted.kind === "conflict") return { form: posted.form, revision: posted.theirs.revision };
  return { form: posted.form, revision };
}
