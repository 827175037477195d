import { useEffect, useState } from "react";
import type { UndoableReply } from "#contract/desk/request-draft-terms.ts";
import { useChange } from "../requests/use-change.ts";

/** That a reply is on its way, with Undo until it is sent. */
export function UndoNotice({ reply }: { reply: UndoableReply | undefined }) {
  const { Form, isSending, outcome, errors } = useChange();
  const [ended, setEnded] = useState<string>();
  const { key, ms_left = 0 } = reply ?? {};
  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(() => setEnded(key), ms_left);
    return () => clearTimeout(timer);
  }, [key, ms_left]);
  const error = errors.reply?.[0];
  return (
    <div role="status">
      {key && key !== ended ? (
        <Form
          method="post"
          className="flex items-center justify-between gap-4 rounded-field bg-ink px-4 py-2 text-paper"
        >
          <span>Reply on its way</span>
          <span className="on-ink">
            <input type="hidden" name="key" value={key} />
            <button
              type="submit"
              name="intent"
              value="undo-reply"
              data-shortcut="z"
              aria-disabled={isSending}
              className="link-on-ink"
            >
              Undo
            </button>
          </span>
        </Form>
      ) : null}
      {outcome?.kind === "done" ? <p className="sr-only">Reply taken back</p> : null}
      {error ? <p className="mt-1 text-red">{error}</p> : null}
    </div>
  );
}
