import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { classNames } from "#design/class-names.ts";
import { DeskTextArea } from "../../parts/desk-field.tsx";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import type { ProposalOutcome } from "../change-proposal.server.ts";
import type { ProposalPage } from "../proposal-page.service.server.ts";
import { toEditPath } from "../proposal-state.ts";

type ProposalActionsProps = { proposal: ProposalPage; submission: ProposalOutcome | undefined };

const DONE: Readonly<Record<string, string>> = {
  withdraw: "Withdrawn",
  reopen: "Reopened",
  discard: "Change discarded",
};

/** The link of a proposal, and what can be done with it. */
export function ProposalActions({ proposal, submission }: ProposalActionsProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const outcome = isBusy ? undefined : submission;
  const [isCopied, setCopied] = useState(false);
  // It differs with each load of the page, and the form may be sent again.
  const [copyId] = useState(proposal.copyId);
  const { id, state, revision, link, hasDraft, isReopened } = proposal;
  const isWithdrawn = state === "withdrawn";
  const isClosed = isWithdrawn || (state === "answered" && !isReopened);
  const errors = outcome?.kind === "invalid" ? outcome.errors : {};
  useChangeToast({
    outcome,
    text: outcome?.kind === "done" ? (DONE[outcome.intent] ?? "Done") : "",
  });
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <section className="space-y-4 px-4 py-4">
      {outcome?.kind === "refused" ? (
        <p role="alert" className="border-amber border-l-4 bg-amber-wash px-3 py-2">
          {outcome.message}
        </p>
      ) : null}
      <div>
        <label htmlFor="proposal-link" className="mb-1 block text-ink-soft">
          Link for the client
        </label>
        <div className="flex gap-2">
          <input
            id="proposal-link"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            className="desk-control min-w-0 flex-1"
          />
          <button type="button" onClick={copy} className="desk-button noscript:hidden">
            {isCopied ? "Copied" : "Copy"}
          </button>
        </div>
        <p className="mt-1 text-ink-soft">
          Anyone with the link can read {proposal.type === "public" ? "it" : "and answer it"}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isClosed ? null : (
          <Link
            to={toEditPath(id)}
            data-shortcut="e"
            className={classNames("desk-button", hasDraft && "desk-button-main")}
          >
            {hasDraft ? "Continue the change" : "Change"}
          </Link>
        )}
        <a
          href={`${new URL(link).pathname}?preview`}
          target="_blank"
          rel="noreferrer"
          className="desk-button"
        >
          Preview
        </a>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="proposal_id" value={copyId} />
          <button type="submit" name="intent" value="duplicate" className="desk-button">
            Duplicate
          </button>
        </Form>
        {hasDraft ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="revision" value={revision} />
            <button type="submit" name="intent" value="discard" className="desk-button">
              Discard the change
            </button>
          </Form>
        ) : null}
        {isWithdrawn || state === "answered" ? null : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="revision" value={revision} />
            <button type="submit" name="intent" value="withdraw" className="desk-button">
              Withdraw
            </button>
          </Form>
        )}
      </div>
      {isClosed ? (
        <Form method="post" preventScrollReset className="space-y-2 border-line border-t pt-4">
          <input type="hidden" name="intent" value="reopen" />
          <input type="hidden" name="revision" value={revision} />
          <DeskTextArea
            label="Reopen, because"
            hint={
              isWithdrawn
                ? "The link works again, as it was. Only staff see the reason."
                : "You can prepare a new version. The answer stays as it is until you send it."
            }
            name="reason"
            errors={errors}
            rows={2}
          />
          <button type="submit" className="desk-button">
            Reopen
          </button>
        </Form>
      ) : null}
    </section>
  );
}
