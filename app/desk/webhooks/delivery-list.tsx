import { Form, Link } from "react-router";
import { DELIVERY_STATES } from "#contract/desk/webhook-terms.ts";
import type { ListedDelivery } from "#services/webhooks/deliveries.repository.server.ts";
import { type ListColumn, ListTable } from "../lists/list-table.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { ShownEndpoint } from "./read-endpoint.service.server.ts";

const MARKS = {
  waiting: ["border-line-strong"],
  delivered: ["border-green bg-green"],
  failed: ["border-red bg-red"],
} as const;

const COLUMNS: readonly ListColumn<ListedDelivery>[] = [
  {
    label: "State",
    cell: ({ status }) => <StateMark label={DELIVERY_STATES[status]} mark={MARKS[status]} />,
    className: "basis-full",
  },
  {
    label: "Event",
    cell: ({ event }) => (
      <>
        {event.type} <span className="block text-ink-soft">{toAbout(event)}</span>
      </>
    ),
    className: "basis-full break-words",
  },
  {
    label: "Happened",
    cell: ({ event }) => <TimeText at={event.at} />,
    className: "basis-full text-ink-soft",
  },
  { label: "Attempts", cell: (delivery) => <Attempts of={delivery} />, className: "basis-full" },
];

/** The last deliveries of an endpoint, each with the response to its last attempt. */
export function DeliveryList({ endpoint }: { endpoint: ShownEndpoint }) {
  if (endpoint.deliveries.length === 0) {
    return <p className="text-ink-soft">Nothing was sent yet. Send a test to try it.</p>;
  }
  const again: ListColumn<ListedDelivery> = {
    label: "Response",
    cell: (delivery) => <Response of={delivery} isEnabled={!endpoint.disabled_at} />,
    className: "basis-full min-w-0 lg:max-w-96",
  };
  return (
    <div className="-mx-4">
      <ListTable
        caption="Last deliveries"
        columns={[...COLUMNS, again]}
        rows={endpoint.deliveries}
        toKey={({ id }) => id}
        isStacked
      />
    </div>
  );
}

const toAbout = ({ reference, path }: ListedDelivery["event"]) =>
  path.startsWith("/desk/webhooks") ? null : (
    <Link to={path} className="link">
      {reference}
    </Link>
  );

function Attempts({ of: { status, attempts, attempted_at, due_at } }: { of: ListedDelivery }) {
  if (!attempted_at) return "None yet";
  return (
    <>
      {attempts} {attempts === 1 ? "attempt" : "attempts"}, last <TimeText at={attempted_at} />
      {status === "waiting" ? (
        <span className="block text-ink-soft">
          next <TimeText at={due_at} />
        </span>
      ) : null}
    </>
  );
}

function Response({ of, isEnabled }: { of: ListedDelivery; isEnabled: boolean }) {
  const { id, status, response_status, response, problem, duration_ms, event } = of;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 break-words">
        {response_status === null ? null : (
          <span className="figures">
            {response_status}
            {duration_ms === null ? null : (
              <span className="text-ink-soft"> in {duration_ms} ms</span>
            )}
          </span>
        )}
        {problem ? <span className="block text-red">{problem}</span> : null}
        {response ? (
          <details>
            <summary className="link w-fit cursor-pointer list-none">Body</summary>
            <pre className="max-h-48 overflow-auto whitespace-pre-wrap break-all">{response}</pre>
          </details>
        ) : null}
      </div>
      {status !== "waiting" && isEnabled ? (
        <Form method="post">
          <input type="hidden" name="delivery" value={id} />
          <button
            type="submit"
            name="intent"
            value="send-again"
            className="desk-button"
            aria-label={`Send again: ${event.type} ${event.reference}`}
          >
            Send again
          </button>
        </Form>
      ) : null}
    </div>
  );
}
