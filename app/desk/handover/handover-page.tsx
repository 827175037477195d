import { Form, Link } from "react-router";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskSelect } from "../parts/desk-field.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { toRequestPath } from "../requests/request-intent.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import { ConfirmLink } from "../staff/confirm-link.tsx";
import { toPersonText } from "../time/away-text.ts";
import { TimeText } from "../time/time-text.tsx";
import type { HandoverResult, readHandover } from "./hand-over.service.server.ts";

type HandoverPageProps = {
  handover: NonNullable<Awaited<ReturnType<typeof readHandover>>>;
  /** Changes need a recent sign-in. */
  isRecent: boolean;
  state: DeskFormState | undefined;
  result: HandoverResult | undefined;
};

/** What a person has left to do, and the form that gives it to a colleague. */
export function HandoverPage({ handover, isRecent, state, result }: HandoverPageProps) {
  const { person, requests, calls } = handover;
  const isEmpty = requests.length === 0 && calls.length === 0;
  return (
    <div className="pb-16">
      <PageHeader
        above={[{ to: "/desk/staff", label: "Staff" }]}
        here={person.name}
        title={`Hand over ${person.name}'s work`}
      />
      <ChangeNotice state={state} done={result ? <Done result={result} /> : undefined} />
      <Panel title={isEmpty ? "Nothing left to do" : "Left to do"}>
        {isEmpty ? (
          <p className="text-ink-soft">
            {person.name} owns no open request or application and has no calls ahead.
          </p>
        ) : null}
        <Requests requests={requests} />
        {calls.length > 0 ? (
          <>
            <h3 className="mt-4 mb-1 text-ink-soft">{toCount(calls.length, "call")} ahead</h3>
            <ul className="space-y-1">
              {calls.map(({ reference, name, starts_at }) => (
                <li key={reference}>
                  <Link to={`/desk/calls/${reference}`} className="link">
                    {name}
                  </Link>{" "}
                  <TimeText at={starts_at} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Panel>
      {isRecent ? (
        <HandoverForm handover={handover} state={state} />
      ) : (
        <Panel title="Hand over">
          <p className="mb-3 max-w-reading text-ink-soft">
            You can hand over work for 15 minutes after you've signed in.
          </p>
          <ConfirmLink path={`/desk/staff/${person.id}`}>Sign in again to hand over</ConfirmLink>
        </Panel>
      )}
    </div>
  );
}

const MAX_SHOWN = 20;

function Requests({ requests }: Pick<HandoverPageProps["handover"], "requests">) {
  if (requests.length === 0) return null;
  const more = requests.length - MAX_SHOWN;
  return (
    <>
      <h3 className="mb-1 text-ink-soft">
        {requests.length === 1
          ? "1 request or application"
          : `${requests.length} requests and applications`}
      </h3>
      <ul className="gap-x-8 md:columns-2">
        {requests.slice(0, MAX_SHOWN).map((request) => (
          <li key={request.reference} className="truncate py-0.5">
            <Link to={toRequestPath(request)} className="link">
              {request.name}
            </Link>{" "}
            <span className="text-ink-soft">{request.reference}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-1 text-ink-soft">and {more} more</p> : null}
    </>
  );
}

function HandoverForm({ handover, state }: Pick<HandoverPageProps, "handover" | "state">) {
  const { person, requests, calls, receivers, hosts } = handover;
  const errors = state?.errors ?? {};
  return (
    <Panel title="Hand over">
      <Form method="post" noValidate className="max-w-form space-y-3">
        <DeskSelect
          id="to"
          name="to"
          label="Requests and applications go to"
          hint="They're told by email. What is closed stays as it is."
          errors={errors}
          defaultValue={state?.input.to ?? ""}
        >
          <option value="">Select a colleague</option>
          {receivers.map(({ id, ...person }) => (
            <option key={id} value={id}>
              {toPersonText(person)}
            </option>
          ))}
          <option value="none">No one: they become unassigned</option>
        </DeskSelect>
        {calls.length > 0 && hosts.length > 0 ? (
          <DeskSelect
            id="host"
            name="host"
            label="Calls go to"
            hint="Clients get an email with the new host. A call that doesn't fit stays."
            errors={errors}
            defaultValue={state?.input.host ?? "free"}
          >
            <option value="free">Each to a host who is free</option>
            <option value="">They stay with {person.name}</option>
            {hosts.map(({ host, ...one }) => (
              <option key={host} value={host}>
                {toPersonText(one)}
              </option>
            ))}
          </DeskSelect>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {requests.length > 0 || calls.length > 0 ? (
            <button type="submit" name="intent" value="hand-over" className="desk-button">
              Hand over
            </button>
          ) : null}
          {person.is_disabled ? null : (
            <button type="submit" name="intent" value="disable" className="desk-button">
              Hand over and disable the account
            </button>
          )}
        </div>
      </Form>
    </Panel>
  );
}

const toCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function Done({ result: { requests, calls, unchanged } }: { result: HandoverResult }) {
  return (
    <>
      <p>
        Handed over: {toCount(requests, "request")}, applications included
        {calls > 0 ? `, and ${toCount(calls, "call")}` : ""}.
      </p>
      {unchanged.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {unchanged.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              The call with {name} stays: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
