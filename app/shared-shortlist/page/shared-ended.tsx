import { useEffect } from "react";
import { withNoun } from "#contract/values/trade.ts";
import { ActionLine } from "#design/buttons/action-line.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { forgetShared } from "../shared-shortlists.store.ts";

/** After the owner has ended the sharing. */
export function SharedEnded({ token }: { token: string }) {
  useEffect(() => forgetShared(`/shortlist/${token}/owner`), [token]);
  return (
    <>
      <h1 className="text-heading">Your shortlist is no longer shared</h1>
      <p className="mt-6 max-w-reading text-ink-soft text-lg">
        Both links have stopped working, and all votes and comments are erased. The shortlist in
        your browser stays as it is.
      </p>
      <ActionLine className="mt-8">
        <LinkButton to="/developers">{withNoun("Find Developers")}</LinkButton>
      </ActionLine>
    </>
  );
}
