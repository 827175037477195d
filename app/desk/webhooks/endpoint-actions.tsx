import { Form } from "react-router";
import { ConfirmLink } from "../staff/confirm-link.tsx";
import type { ShownEndpoint } from "./read-endpoint.service.server.ts";

type EndpointActionsProps = {
  endpoint: ShownEndpoint;
  /** A new secret needs a recent sign-in. */
  isRecent: boolean;
};

/** What is done with an endpoint by one press. */
export function EndpointActions({ endpoint, isRecent }: EndpointActionsProps) {
  const { id, kind, disabled_at } = endpoint;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Form method="post" className="contents">
        <input type="hidden" name="version" value={endpoint.version} />
        {disabled_at ? (
          <Action intent="enable">Enable</Action>
        ) : (
          <>
            <Action intent="test">Send a test</Action>
            <Action intent="disable">Disable</Action>
          </>
        )}
        {kind === "webhook" && isRecent ? <Action intent="rotate">New secret</Action> : null}
      </Form>
      {kind === "webhook" && !isRecent ? (
        <ConfirmLink path={`/desk/webhooks/${id}`}>Sign in again for a new secret</ConfirmLink>
      ) : null}
      <details>
        <summary className="desk-button cursor-pointer list-none">Remove</summary>
        <Form method="post" className="mt-2">
          <input type="hidden" name="version" value={endpoint.version} />
          <p className="mb-2 text-ink-soft">Its deliveries are deleted with it.</p>
          <Action intent="remove">Remove endpoint</Action>
        </Form>
      </details>
    </div>
  );
}

function Action({ intent, children }: { intent: string; children: string }) {
  return (
    <button type="submit" name="intent" value={intent} className="desk-button">
      {children}
    </button>
  );
}
