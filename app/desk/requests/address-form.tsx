import { useEffect, useRef } from "react";
import { DeskInput } from "../parts/desk-field.tsx";
import { Panel } from "../parts/panel.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import type { DeskRequest } from "./desk-request.service.server.ts";
import { useChange } from "./use-change.ts";

/** Where emails about a request go, and the form that corrects it. */
export function AddressForm({ request }: { request: Pick<DeskRequest, "email" | "version"> }) {
  const { Form, isSending, outcome, errors, version } = useChange(request.version);
  const folded = useRef<HTMLDetailsElement>(null);
  useChangeToast({
    outcome,
    text: "Address corrected. What had not arrived is sent there.",
  });
  useEffect(() => {
    if (outcome?.kind === "done" && folded.current) folded.current.open = false;
  }, [outcome]);
  return (
    <Panel title="Emails go to">
      <p className="mb-2 break-all">{request.email ?? "No address was given"}</p>
      <details ref={folded}>
        <summary className="link cursor-pointer">Correct the address</summary>
        <Form method="post" noValidate className="mt-3 max-w-form space-y-3">
          <ConflictNotice outcome={outcome} />
          <input type="hidden" name="intent" value="address" />
          <input type="hidden" name="version" value={version} />
          <DeskInput
            label="New email address"
            hint="Links in earlier emails end. Emails that didn't arrive are sent again."
            name="email"
            errors={errors}
            type="email"
            autoComplete="off"
          />
          <button type="submit" className="desk-button" aria-disabled={isSending}>
            Correct
          </button>
        </Form>
      </details>
    </Panel>
  );
}
