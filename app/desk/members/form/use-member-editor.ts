import { useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { isSameForm, type MemberForm, type RowStep, takeRowStep } from "./member-form.ts";
import type { MemberOutcome } from "./post-member.server.ts";

/** What was typed, and the revision that it was typed on. */
type Typed = { form: MemberForm; revision: number };

/**
 * State of the form. What was typed remains until it is stored, whatever others do with the member
 * meanwhile; without JavaScript it comes back with the page.
 */
export function useMemberEditor(loaded: Typed, posted: MemberOutcome | undefined) {
  const send = useSubmit();
  const isBusy = useNavigation().formMethod === "POST";
  const [outcome, setOutcome] = useState(posted);
  const [typed, setTyped] = useState<Typed | undefined>(() =>
    posted && posted.kind !== "done" ? posted : undefined,
  );
  const sent = useRef<MemberForm>(undefined);
  useEffect(() => {
    if (!posted) return;
    setOutcome(posted);
    // What was typed while it was sent remains.
    const isSent = (now: Typed) => !sent.current || isSameForm(now.form, sent.current);
    if (posted.kind === "done") {
      setTyped((now) => (now && !isSent(now) ? { ...now, revision: posted.revision } : undefined));
    } else if (posted.kind === "conflict") {
      // A merged form has not what was typed meanwhile: sent again, that is merged as well.
      setTyped((now) => (now && !isSent(now) ? now : posted));
    }
  }, [posted]);
  const { form, revision } = typed ?? loaded;
  const change = (part: Partial<MemberForm>) => {
    setOutcome((now) => withoutErrors(now, Object.keys(part)));
    setTyped((now) => ({
      form: { ...(now ?? loaded).form, ...part },
      revision: (now ?? loaded).revision,
    }));
  };
  return {
    ...{ form, revision, outcome, isBusy, change },
    isChanged: typed !== undefined && !isSameForm(form, loaded.form),
    takeStep: (step: RowStep) => change(takeRowStep(form, step)),
    take: (stored: MemberForm) => setTyped({ form: stored, revision }),
    submit(element: HTMLFormElement, button: HTMLElement | null) {
      sent.current = form;
      setOutcome(undefined);
      send(new FormData(element, button), {
        ...{ method: "post", encType: "multipart/form-data", preventScrollReset: true },
      });
    },
  };
}

/** An error is about what was sent: it ends with the next change of its field. */
function withoutErrors(
  outcome: MemberOutcome | undefined,
  changed: readonly string[],
): MemberOutcome | undefined {
  if (outcome?.kind !== "invalid") return outcome;
  const left = Object.entries(outcome.errors).filter(
    ([name]) => !changed.includes(name.replace(/\[.*/, "")),
  );
  return { ...outcome, errors: Object.fromEntries(left) };
}
