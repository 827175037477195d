import { WEBHOOK_KINDS } from "#contract/desk/webhook-terms.ts";
import type { ListedEndpoint } from "#services/webhooks/endpoints.repository.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { type ListColumn, ListTable, RowLink } from "../lists/list-table.tsx";
import { CopyLink } from "../parts/copy-link.tsx";
import { EmptyList } from "../parts/empty-list.tsx";
import { Panel } from "../parts/panel.tsx";
import { useSubmissionKey } from "../parts/use-submission-key.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import { ConfirmLink } from "../staff/confirm-link.tsx";
import { TimeText } from "../time/time-text.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { EndpointState } from "./endpoint-state.tsx";

type EndpointsPageProps = {
  endpoints: ListedEndpoint[];
  /** A new endpoint needs a recent sign-in. */
  isRecent: boolean;
  /** What was done before this page was opened. */
  done: string | null;
  state: DeskFormState | undefined;
  /** The endpoint that was just added, with its secret, which is shown now only; a chat has none. */
  added: { kind: "done"; secret: string | undefined } | undefined;
  freshKey: string;
};

const DONE: Record<string, string> = {
  remove: "The endpoint was removed.",
};

const COLUMNS: readonly ListColumn<ListedEndpoint>[] = [
  {
    label: "Name",
    cell: ({ id, name, host }) => (
      <>
        <RowLink to={`/desk/webhooks/${id}`}>{name}</RowLink>
        <span className="block text-ink-soft">{host}</span>
      </>
    ),
    className: "basis-full break-words lg:max-w-72",
  },
  {
    label: "Kind",
    cell: ({ kind }) => WEBHOOK_KINDS[kind],
    className: "basis-full",
  },
  {
    label: "Events",
    cell: ({ events }) => events.join(", "),
    className: "basis-full break-words text-ink-soft lg:max-w-72",
  },
  { label: "State", cell: (endpoint) => <EndpointState {...endpoint} />, className: "basis-full" },
  {
    label: "Deliveries",
    cell: ({ delivered_at, waiting }) => (
      <>
        {delivered_at ? (
          <>
            Last <TimeText at={delivered_at} />
          </>
        ) : (
          "None yet"
        )}
        {waiting > 0 ? <span className="block text-ink-soft">{waiting} waiting</span> : null}
      </>
    ),
    className: "basis-full",
  },
];

/** The programs and channels that are told what happens. */
export function EndpointsPage(props: EndpointsPageProps) {
  const { endpoints, isRecent, done, state, added, freshKey } = props;
  const key = useSubmissionKey(freshKey, added);
  return (
    <div className="pb-16">
      <h1 className="px-4 pt-3 pb-2 font-semibold text-base">Webhooks</h1>
      <ChangeNotice
        state={state}
        done={added ? <Added secret={added.secret} /> : done ? DONE[done] : undefined}
      />
      {endpoints.length === 0 ? (
        <EmptyList title="No endpoints">
          An endpoint is told when a request, an application or a call comes or changes.
        </EmptyList>
      ) : (
        <ListTable
          caption="Endpoints"
          columns={COLUMNS}
          rows={endpoints}
          toKey={({ id }) => id}
          isStacked
        />
      )}
      <Panel title="New endpoint">
        <p className="mb-3 max-w-reading text-ink-soft">
          It gets what happened, a reference and a link, and no personal data. What a program does
          with it is described in the{" "}
          <a href="/api/docs#webhooks" className="link">
            documentation of the API
          </a>
          .
        </p>
        {isRecent ? (
          // An endpoint that was added empties the form.
          <EndpointForm key={key} formKey={key} state={state} />
        ) : (
          <>
            <p className="mb-3 max-w-reading text-ink-soft">
              You can add endpoints for 15 minutes after you've signed in.
            </p>
            <ConfirmLink path="/desk/webhooks">Sign in again to add an endpoint</ConfirmLink>
          </>
        )}
      </Panel>
    </div>
  );
}

function Added({ secret }: { secret: string | undefined }) {
  if (secret === undefined) return "The endpoint was added. Open it to send a test.";
  return (
    <>
      <p>
        The endpoint was added. Copy its secret now: it isn't shown again. Your program checks with
        it that an event is from here.
      </p>
      <CopyLink link={secret} label="Copy secret" />
    </>
  );
}
