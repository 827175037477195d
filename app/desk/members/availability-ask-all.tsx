import { useFetcher } from "react-router";
import { useChangeToast } from "../parts/use-change-toast.ts";
import type { AskAllOutcome } from "./ask-member.server.ts";

type AskAllProps = {
  /** Members who have confirmed nothing for 30 days and can be asked. */
  count: number;
  /** Of a form that was posted without JavaScript. */
  submission: AskAllOutcome | undefined;
};

/** Asks all members whose availability is old, in two steps: it sends many emails. */
export function AskAll({ count, submission }: AskAllProps) {
  const fetcher = useFetcher<AskAllOutcome>();
  const outcome = fetcher.state === "idle" ? fetcher.data : undefined;
  useChangeToast({ outcome, text: `Asked by email: ${outcome?.asked ?? 0}` });
  if (submission) return <p className="px-4">Asked by email: {submission.asked}</p>;
  if (count === 0) return null;
  return (
    <details className="px-4">
      <summary className="cursor-pointer py-1">Ask about availability</summary>
      <fetcher.Form method="post" action="/desk/members" className="mt-1 max-w-reading">
        <p className="mb-2 text-ink-soft">
          {count === 1 ? "One member has" : `${count} members have`} confirmed nothing for 30 days,
          and can be asked by email.
        </p>
        <button
          type="submit"
          name="intent"
          value="ask-all"
          aria-disabled={fetcher.state !== "idle"}
          className="desk-button"
        >
          Ask {count === 1 ? "one member" : `${count} members`} by email
        </button>
      </fetcher.Form>
    </details>
  );
}
