import { Form, useNavigation } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import { useSettled } from "../../parts/use-settled.ts";
import { TimeText } from "../../time/time-text.tsx";
import type { MemberPage } from "./member-page.service.server.ts";
import type { UnpublishOutcome } from "./unpublish-member.server.ts";

type SitePanelProps = { member: MemberPage; outcome: UnpublishOutcome | undefined };

/** Takes a profile off the site, or says until when one that was taken off is stored. */
export function SitePanel({ member, outcome }: SitePanelProps) {
  const { state, revision, hidden_at, erased_at } = member;
  const isSending = useNavigation().state === "submitting";
  useChangeToast({
    outcome: useSettled(outcome?.kind === "unpublished" ? DONE : undefined),
    text: "Taken off the site",
  });
  if (state === "draft") return null;
  return (
    <Panel title="On the site">
      {outcome?.kind === "refused" ? (
        <p role="alert" className="mb-2 text-red">
          {outcome.message}
        </p>
      ) : null}
      {hidden_at && erased_at ? (
        <p>
          Taken off the site on <TimeText at={hidden_at} />. Profile and private data are erased on{" "}
          <TimeText at={erased_at} />, unless it is published again.
        </p>
      ) : (
        <details>
          <summary className="w-fit cursor-pointer">Take the profile off the site</summary>
          <Form method="post" className="mt-2 space-y-2">
            <p className="max-w-reading">
              The profile's URL then says that the member has left. The text stays as a draft. After
              30 days, we erase the profile and the private data.
            </p>
            <input type="hidden" name="revision" value={revision} />
            <button
              type="submit"
              name="intent"
              value="unpublish"
              aria-disabled={isSending}
              className="desk-button"
            >
              Unpublish profile
            </button>
          </Form>
        </details>
      )}
    </Panel>
  );
}

const DONE = { kind: "done" };
