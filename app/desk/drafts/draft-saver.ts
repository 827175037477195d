import type {
  DraftFile,
  DraftText,
  RequestDraft,
  SavedDraft,
} from "#contract/desk/request-draft-terms.ts";
import { type DraftPlace, readLocalDraft, writeLocalDraft } from "./local-draft.ts";

export type DraftState = DraftText & {
  file: DraftFile;
  /** Whether the server does not have it yet. */
  isUnsaved: boolean;
  /** Whether the last save has failed; it is tried again. */
  hasFailed: boolean;
  /** The last entry of the thread that was seen when it was begun; undefined for no text. */
  seen_event_id: number | undefined;
  /** What another tab had saved, and this text replaced. */
  replaced: DraftText | null;
  /** Incremented when the text comes from elsewhere than from its form. */
  loads: number;
};

/** Milliseconds from a change to its save. */
const SAVE_DELAY_MS = 700;
const RETRY_MS = 5_000;
const EMPTY = { subject: "", body: "", file: {} } as const;

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/**
 * Saves what is written in a form as a draft: on the server while it is written, and in the browser
 * until the server has it.
 */
export function createDraftSaver(place: DraftPlace, stored: RequestDraft | undefined) {
  const listeners = new Set<() => void>();
  let state: DraftState = {
    ...EMPTY,
    isUnsaved: false,
    hasFailed: false,
    seen_event_id: undefined,
    replaced: null,
    loads: 0,
  };
  let revision = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let tab = `${Date.now()}-${Math.random()}`;
  /** Incremented by each change of the text, so that a save knows whether it was the last one. */
  let sequence = 0;
  let hasSeenReplaced = false;

  const set = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isEmpty = () => state.subject === "" && state.body === "" && !state.file.attachment;

  /** Takes what the server has, unless there is text here that it does not have. */
  const load = (draft: RequestDraft | undefined) => {
    if (!draft || state.isUnsaved || isSaving || draft.revision <= revision) return;
    revision = draft.revision;
    const { subject, body, replaced } = draft;
    set({
      subject,
      body,
      file: draft.file ?? {},
      replaced,
      seen_event_id: subject || body ? draft.seen_event_id : undefined,
      loads: state.loads + 1,
    });
  };
  load(stored);

  const send = (keepalive: boolean) => {
    const form = new FormData();
    form.set("kind", place.kind);
    form.set("subject", state.subject);
    form.set("body", state.body);
    for (const name of ["attachment", "attachment_name", "attachment_size"] as const) {
      form.set(name, state.file[name] ?? "");
    }
    form.set("attachment_expires_at", state.file.attachment_expires_at ?? "");
    form.set("seen_event_id", String(state.seen_event_id ?? 0));
    form.set("revision", String(revision));
    form.set("tab", tab);
    form.set("sequence", String(sequence));
    if (hasSeenReplaced) form.set("forget_replaced", "yes");
    return fetch(`/desk/drafts/${place.reference}`, { method: "POST", body: form, keepalive });
  };

  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (isSaving || !state.isUnsaved) return;
    isSaving = true;
    const saved = sequence;
    try {
      const response = await send(false);
      // A session that has ended leads to the page for signing in.
      if (!response.ok || response.redirected) throw new Error(`status ${response.status}`);
      const result = (await response.json()) as SavedDraft;
      isSaving = false;
      revision = Math.max(revision, result.revision);
      hasSeenReplaced = false;
      const isLast = saved === sequence && !result.is_sent;
      if (isLast) writeLocalDraft(place, undefined);
      set({ hasFailed: false, isUnsaved: state.isUnsaved && !isLast, replaced: result.replaced });
      if (state.isUnsaved) timer = setTimeout(save, SAVE_DELAY_MS);
    } catch {
      isSaving = false;
      if (!state.isUnsaved) return;
      set({ hasFailed: true });
      timer = setTimeout(save, RETRY_MS);
    }
  };

  const changed = (next: Partial<DraftState>) => {
    sequence += 1;
    set({ ...next, isUnsaved: true });
    const { subject, body, file, seen_event_id = 0 } = state;
    writeLocalDraft(place, { subject, body, file, seen_event_id, revision, tab, sequence });
    timer ??= setTimeout(save, SAVE_DELAY_MS);
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => state,
    load,
    /** @param lastEventId the last entry of the thread that is shown */
    change(text: Partial<DraftText & { file: DraftFile }>, lastEventId: number) {
      changed(text);
      const seen_event_id = isEmpty() ? undefined : (state.seen_event_id ?? lastEventId);
      if (seen_event_id !== state.seen_event_id) set({ seen_event_id });
    },
    /** What others wrote since was shown. */
    see(lastEventId: number) {
      changed({ seen_event_id: lastEventId });
    },
    /** Adds the text of another tab below this one, or discards it. */
    settleReplaced(isAdded: boolean) {
      const { replaced, subject, body } = state;
      hasSeenReplaced = true;
      changed({
        subject: isAdded ? subject || (replaced?.subject ?? "") : subject,
        body: isAdded ? `${body.trimEnd()}\n\n${replaced?.body ?? ""}`.trim() : body,
        replaced: null,
      });
    },
    /** Empties the form once its text was sent. */
    clear() {
      clearTimeout(timer);
      timer = undefined;
      sequence += 1;
      writeLocalDraft(place, undefined);
      set({
        ...EMPTY,
        isUnsaved: false,
        hasFailed: false,
        seen_event_id: undefined,
        loads: state.loads + 1,
      });
    },
    /** Reads what the browser has retained, and saves on the server whenever that can be reached. */
    start() {
      const local = readLocalDraft(place);
      if (local && !state.isUnsaved) {
        const { revision: base, tab: last, sequence: changes, ...text } = local;
        [revision, tab, sequence] = [base, last, changes];
        changed({ ...text, loads: state.loads + 1 });
      }
      const leave = () => {
        if (state.isUnsaved) void send(true).catch(() => {});
      };
      window.addEventListener("online", save);
      window.addEventListener("pagehide", leave);
      return () => {
        window.removeEventListener("online", save);
        window.removeEventListener("pagehide", leave);
        clearTimeout(timer);
        timer = undefined;
        leave();
      };
    },
  };
}
