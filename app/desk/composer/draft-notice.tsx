import type { DraftSaver, DraftState } from "../drafts/draft-saver.ts";

type DraftNoticeProps = { draft: DraftState; saver: DraftSaver };

/** Whether the text is stored, and what another window had written. */
export function DraftNotice({ draft, saver }: DraftNoticeProps) {
  const { replaced, hasFailed } = draft;
  return (
    <>
      <p className="min-h-5 text-ink-soft" role={hasFailed ? "alert" : undefined}>
        {toStatus(draft)}
      </p>
      {replaced ? (
        <div role="alert" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
          <p className="font-medium">You also wrote this in another window:</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line border-line border-l-2 pl-3">
            {replaced.body || replaced.subject}
          </p>
          <p className="mt-2 flex gap-2">
            <button
              type="button"
              className="desk-button"
              onClick={() => saver.settleReplaced(true)}
            >
              Add it below
            </button>
            <button
              type="button"
              className="desk-button"
              onClick={() => saver.settleReplaced(false)}
            >
              Discard it
            </button>
          </p>
        </div>
      ) : null}
    </>
  );
}

function toStatus({ hasFailed, isUnsaved, subject, body }: DraftState): string {
  if (hasFailed) return "Your draft is saved in this browser only. We're trying again.";
  if (isUnsaved) return "Saving draft…";
  return subject === "" && body === "" ? "" : "Draft saved";
}
