import { useChangeToast } from "../parts/use-change-toast.ts";
import { useChange } from "../requests/use-change.ts";
import { useDeskTime } from "../time/desk-time.ts";

/** When the applicant is told of the rejection, and how to stop that. */
export function RejectionNotice({ sendAt }: { sendAt: Date }) {
  const { Form, isSending, outcome, errors } = useChange();
  const { toLong } = useDeskTime();
  useChangeToast({ outcome, text: "Email cancelled" });
  const error = errors.email?.[0];
  return (
    <Form method="post" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
      <p className="mb-2">The applicant gets an email on {toLong(sendAt)}.</p>
      <button
        type="submit"
        name="intent"
        value="cancel-email"
        aria-disabled={isSending}
        className="desk-button"
      >
        Cancel the email
      </button>
      {error ? (
        <p role="alert" className="mt-1 text-red">
          {error}
        </p>
      ) : null}
    </Form>
  );
}
