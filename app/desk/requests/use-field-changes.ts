import { startTransition, useEffect, useRef, useState } from "react";
import {
  DEFAULT_FOLLOW_UP_DAYS,
  type DeskState,
  needsFollowUp,
  STATE_LABELS,
} from "#contract/clients/request-state-terms.ts";
import { addDays } from "#platform/time/date-text.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { toDayText, useDeskTime } from "../time/desk-time.ts";
import type { DeskRequest } from "./desk-request.service.server.ts";
import { toRequestPath } from "./request-intent.ts";
import { useChange } from "./use-change.ts";

export type ChangedFields = Pick<
  DeskRequest,
  "reference" | "form" | "version" | "state" | "state_reason" | "owner_id" | "follow_up_on"
>;

const NAMES = ["state", "reason", "owner_id", "follow_up_on"] as const;

/** What the controls have. */
type Texts = { state: DeskState; reason: string; owner_id: string; follow_up_on: string };
export type FieldTexts = { [Name in keyof Texts]?: Texts[Name] | undefined };

/** The texts of an email about a rejection. */
type Email = { subject: string; body: string };

/**
 * Saves fields of a request, each as soon as it is changed, with an undo. What was not stored stays in
 * its control, also when a colleague was faster: saved again, it is on what they changed. While one
 * change is under way the next one waits, so that it is not refused because of the first.
 * @param planned the email that goes with the state, and that an undo plans again
 */
export function useFieldChanges(request: ChangedFields, planned: Email | undefined) {
  const { submit, isSending, outcome: last, version, ...change } = useChange(request.version);
  const { today } = useDeskTime();
  const form = useRef<HTMLFormElement>(null);
  const [unsaved, setUnsaved] = useState<FieldTexts>({});
  const [waiting, setWaiting] = useState<FieldTexts>();
  const sent = useRef<FieldTexts>({});
  /** Changes sent, from that moment on, and ended: the router may skip what is short in between. */
  const started = useRef(0);
  const [ended, setEnded] = useState(0);
  const isUnderWay = () => isSending || started.current > ended;
  /** Before the last change was sent: what was given up leaves it as it was. */
  const lastBefore = useRef<typeof last>(undefined);
  const outcome = last === lastBefore.current ? undefined : last;
  /** What an undo sends; undefined once it was sent. */
  const before = useRef<Record<string, string>>(undefined);
  const stored = toTexts(request);
  const shown = { ...stored, ...unsaved };

  /** The page may have gone on to another request when an undo is pressed. */
  const start = (fields: FormData | Record<string, string>) => {
    started.current += 1;
    lastBefore.current = last;
    void submit(fields, { method: "post", action: toRequestPath(request) }).finally(() =>
      // Shown together with the response, which the router shows in a transition too.
      startTransition(() => setEnded((count) => count + 1)),
    );
  };
  const send = (changed: FieldTexts) => {
    const texts = completeTexts(changed, shown, addDays(today, DEFAULT_FOLLOW_UP_DAYS));
    const fields = new FormData(form.current ?? undefined);
    for (const name of NAMES) fields.delete(name);
    for (const [name, text] of Object.entries(texts)) fields.set(name, text);
    fields.set("version", String(version));
    sent.current = texts;
    before.current = {
      ...pick(stored, (name) => texts[name] !== undefined),
      ...(texts.state && { follow_up_on: stored.follow_up_on }),
      ...(texts.state &&
        planned && { email: "send", subject: planned.subject, body: planned.body }),
    };
    start(fields);
  };
  const undo = () => {
    const fields = before.current ?? {};
    sent.current = fields;
    before.current = undefined;
    start({ intent: "fields", version: String(version), ...fields });
  };
  useEffect(() => {
    if (isUnderWay() || !waiting) return;
    setWaiting(undefined);
    send(waiting);
  });
  useEffect(() => {
    if (outcome?.kind !== "done") return;
    setUnsaved((texts) => pick(texts, (name) => texts[name] !== sent.current[name]));
  }, [outcome]);
  useChangeToast({
    outcome,
    text: toSavedText(sent.current),
    undo: before.current ? undo : undefined,
  });
  return {
    ...change,
    form,
    isSending,
    outcome,
    version,
    shown,
    unsaved,
    /** Changes controls; returns all that is not stored. */
    enter: (texts: FieldTexts): FieldTexts => {
      const next = { ...unsaved, ...texts };
      // What is on its way will be stored: back to the value before it is a change again.
      const coming = { ...stored, ...(isUnderWay() ? sent.current : {}), ...waiting };
      const changed = pick(next, (name) => next[name] !== coming[name]);
      setUnsaved(changed);
      return changed;
    },
    save: (texts: FieldTexts) => {
      const given = pick({ ...waiting, ...texts }, () => true);
      if (Object.keys(given).length > 0) setWaiting(given);
    },
  };
}

const toTexts = ({ state, state_reason, owner_id, follow_up_on }: ChangedFields): Texts => ({
  state,
  reason: state_reason ?? "",
  owner_id: String(owner_id ?? ""),
  follow_up_on: follow_up_on ?? "",
});

const pick = (texts: FieldTexts, isPicked: (name: keyof Texts) => boolean): FieldTexts =>
  Object.fromEntries(
    NAMES.filter((name) => texts[name] !== undefined && isPicked(name)).map((name) => [
      name,
      texts[name],
    ]),
  );

/** A state has its reason with it, and a follow-up where it needs one. */
function completeTexts(changed: FieldTexts, shown: Texts, follow_up_on: string): FieldTexts {
  const { state, reason } = shown;
  if (changed.state === undefined && changed.reason === undefined) return changed;
  const needsDate = needsFollowUp(state) && !shown.follow_up_on;
  return { ...changed, state, reason, ...(needsDate && { follow_up_on }) };
}

function toSavedText({ state, owner_id, follow_up_on }: FieldTexts): string {
  const date = follow_up_on ? `. Follow up on ${toDayText(follow_up_on)}` : "";
  if (state) return `State saved: ${STATE_LABELS[state]}${date}`;
  return owner_id === undefined ? "Follow-up saved" : "Owner saved";
}
