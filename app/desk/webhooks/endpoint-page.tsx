import { Form } from "react-router";
import { WEBHOOK_KINDS } from "#contract/desk/webhook-terms.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { CopyLink } from "../parts/copy-link.tsx";
import { Details } from "../parts/details.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { ChangeNotice } from "../staff/change-notice.tsx";
import { TimeText } from "../time/time-text.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { EndpointActions } from "./endpoint-actions.tsx";
import { EventFields, NameField } from "./endpoint-fields.tsx";
import { EndpointState } from "./endpoint-state.tsx";
import type { ShownEndpoint } from "./read-endpoint.service.server.ts";
import { useFirstAttempt } from "./use-first-attempt.ts";

type EndpointPageProps = {
  endpoint: ShownEndpoint;
  /** A new secret needs a recent sign-in. */
  isRecent: boolean;
  /** What was done before this page was opened. */
  done: string | null;
  state: DeskFormState | undefined;
  /** The secret that was just made: it is shown once. */
  secret: string | undefined;
};

const DONE: Record<string, string> = {
  edit: "The endpoint was changed.",
  disable: "The endpoint was disabled. What happens while it is isn't sent later.",
  enable: "The endpoint gets events again.",
  test: "A test is on its way. Its response is shown below.",
  "send-again": "It's being sent again.",
};

/** An endpoint with its last deliveries. */
export function EndpointPage({ endpoint, isRecent, done, state, secret }: EndpointPageProps) {
  const { name, kind, url, host, creator, created_at, previous_until, version } = endpoint;
  useFirstAttempt(endpoint.deliveries);
  return (
    <div className="pb-16">
      <PageHeader
        above={[{ to: "/desk/webhooks", label: "Webhooks" }]}
        here={WEBHOOK_KINDS[kind]}
        title={name}
      />
      <ChangeNotice
        state={state}
        done={secret ? <NewSecret secret={secret} /> : done ? DONE[done] : undefined}
      />
      <div className="px-4 pb-4">
        <Details
          of={[
            ["State", <EndpointState key="state" {...endpoint} />],
            ["URL", url ?? `${host} (the rest is secret)`],
            [
              "Added",
              <>
                <TimeText at={created_at} /> by {creator}
              </>,
            ],
            [
              "Earlier secret",
              previous_until && (
                <>
                  signs as well until <TimeText at={previous_until} />
                </>
              ),
            ],
          ]}
        />
        <EndpointActions endpoint={endpoint} isRecent={isRecent} />
      </div>
      <Panel title="Last deliveries">
        <DeliveryList endpoint={endpoint} />
      </Panel>
      <Panel title="Change">
        <Form key={version} method="post" noValidate className="max-w-form space-y-3">
          <input type="hidden" name="version" value={version} />
          <NameField stored={endpoint} state={state} />
          <EventFields stored={endpoint} state={state} />
          <button type="submit" name="intent" value="edit" className="desk-button">
            Save
          </button>
        </Form>
      </Panel>
    </div>
  );
}

function NewSecret({ secret }: { secret: string }) {
  return (
    <>
      <p>
        The endpoint has a new secret. Copy it now: it isn't shown again. Events are signed with
        both for 24 hours.
      </p>
      <CopyLink link={secret} label="Copy secret" />
    </>
  );
}
