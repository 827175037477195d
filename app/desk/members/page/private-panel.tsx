import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Panel } from "../../parts/panel.tsx";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import type { PrivateOutcome } from "./change-member.server.ts";
import type { MemberPage } from "./member-page.service.server.ts";
import { PrivateForm } from "./private-form.tsx";

type PrivatePanelProps = { member: MemberPage; outcome: PrivateOutcome | undefined };

/**
 * The private data as it was when the page was opened, or as it was saved here last: what is typed
 * stays when the page is read again.
 */
export function PrivatePanel({ member, outcome }: PrivatePanelProps) {
  const [stored, setStored] = useState(member.private);
  useEffect(() => {
    if (outcome?.kind === "done") setStored((shown) => ({ ...shown, ...outcome.stored }));
  }, [outcome]);
  // Not in the form, which begins anew with each version.
  useChangeToast({ outcome, text: "Saved" });
  const { reference } = member.private;
  return (
    <Panel title="Private">
      <p className="mb-3 text-ink-soft">
        Only staff see this.
        {reference ? (
          <>
            {" "}
            From application{" "}
            <Link to={`/desk/applications/${reference}`} className="link">
              <span className="figures">{reference}</span>
            </Link>
            .
          </>
        ) : null}
      </p>
      <PrivateForm key={stored.version} stored={stored} outcome={outcome} />
    </Panel>
  );
}
