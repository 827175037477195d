import { useChangeToast } from "../parts/use-change-toast.ts";
import { ChangeNotices } from "./change-notices.tsx";
import { useChangeCall } from "./use-change-call.ts";

type ConfirmFormProps = {
  call: { sequence: number };
  /** Whether the call can be confirmed; the toast outlasts the form. */
  isShown: boolean;
};

/** Confirms a tentative call for its client, with whom staff have spoken. */
export function ConfirmForm({ call, isShown }: ConfirmFormProps) {
  const { Form, isSending, outcome } = useChangeCall();
  useChangeToast({ outcome, text: "Call confirmed. We've emailed everyone" });
  if (!isShown) return null;
  return (
    <Form method="post" className="space-y-2">
      <ChangeNotices outcome={outcome} />
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="sequence" value={call.sequence} />
      <p>
        The client hasn't confirmed their address yet. Confirm the call for them if you've reached
        them another way.
      </p>
      <button type="submit" className="desk-button" aria-disabled={isSending}>
        Confirm the call
      </button>
    </Form>
  );
}
