import type { DraftFile, DraftKind, DraftText } from "#contract/desk/request-draft-terms.ts";

/** A text that the server does not have yet. */
export type LocalDraft = DraftText & {
  file: DraftFile;
  seen_event_id: number;
  revision: number;
  tab: string;
  sequence: number;
};

export type DraftPlace = { reference: string; kind: DraftKind; staff_id: number };

const toKey = ({ reference, kind, staff_id }: DraftPlace) =>
  `desk-draft:${staff_id}:${reference}:${kind}`;

/** Text that a browser retains until the server has it; undefined where there is none, or no storage. */
export function readLocalDraft(place: DraftPlace): LocalDraft | undefined {
  try {
    const text = localStorage.getItem(toKey(place));
    return text ? (JSON.parse(text) as LocalDraft) : undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalDraft(place: DraftPlace, draft: LocalDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(toKey(place), JSON.stringify(draft));
    else localStorage.removeItem(toKey(place));
  } catch {
    // Without storage the text is in its form only, and leaving asks.
  }
}
