import { Share2 } from "lucide";
import { useState } from "react";
import { useStore } from "zustand";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { Icon } from "#design/icon.tsx";
import { Notice } from "#design/notice.tsx";
import { CopySharedLink } from "./copy-shared-link.tsx";
import { requestShare } from "./request-share.ts";
import { findShared, saveShared, sharedShortlistsStore } from "./shared-shortlists.store.ts";

/** One click makes a link to these members that can be passed on; then it is shown. */
export function ShareShortlist({ ids }: { ids: readonly number[] }) {
  const { shared } = useStore(sharedShortlistsStore);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const current = findShared(shared, ids);
  async function share() {
    setIsSending(true);
    setProblem(undefined);
    const outcome = await requestShare(ids);
    if ("links" in outcome) saveShared(outcome.links, ids);
    else setProblem(outcome.problem);
    setIsSending(false);
  }
  return (
    <>
      {current ? null : (
        <Button variant="secondary" size="small" pending={isSending} onClick={share}>
          <Icon of={Share2} />
          Share shortlist
        </Button>
      )}
      <div role="status">
        {problem ? (
          <Notice kind="warning" className="mt-3">
            {problem}
          </Notice>
        ) : null}
        {current ? (
          <div className="rounded-card border border-line p-4">
            <p className="font-medium">Your shortlist is shared</p>
            <p className="mt-1 mb-3 text-ink-soft text-sm">
              {withNoun(
                "Anyone with this link sees these developers and can vote. Only you see the votes.",
              )}
            </p>
            <CopySharedLink path={current.path} />
            <p className="mt-2">
              <a href={current.owner_path} className="link inline-flex min-h-11 items-center">
                See votes, add a note or stop sharing
              </a>
            </p>
          </div>
        ) : null}
      </div>
    </>
  );
}
