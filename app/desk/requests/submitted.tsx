import { Link } from "react-router";
import { toCallTimes } from "#app/booking/call-texts.ts";
import { CONTACT_FIELDS } from "#app/requests/client-fields.ts";
import { toProjectDetails } from "#app/requests/records/client-texts.ts";
import { toCallNote } from "#app/requests/records/request-texts.ts";
import { toRequestedDetails } from "#app/requests/records/requested-texts.ts";
import { withNoun } from "#contract/values/trade.ts";
import { toAnswerRows } from "#platform/forms/fields.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { toCallPath } from "../parts/call-path.ts";
import { Details } from "../parts/details.tsx";
import { Panel } from "../parts/panel.tsx";
import { useDesk, useIsPermitted } from "../parts/use-desk.ts";
import { useDeskTime } from "../time/desk-time.ts";
import type { DeskRequest } from "./desk-request.service.server.ts";
import { RequestedMembers } from "./requested-members.tsx";

/** Everything that a client sent. */
export function Submitted({ request }: { request: DeskRequest }) {
  const { find, members } = request;
  const { toLong } = useDeskTime();
  const isAnswer = request.form === "proposal";
  const contacts = toAnswerRows(CONTACT_FIELDS, request).map(
    ({ name, short, value }) =>
      [short, name === "email" ? <EmailLink key={name} email={request.email} /> : value] as const,
  );
  return (
    <>
      <Panel title="Contact">
        <Details
          of={[
            ...contacts,
            ["Call", <CallText key="call" request={request} />],
            ["News by email", isAnswer ? "" : request.marketing_consent ? "Agreed" : "No"],
          ]}
        />
      </Panel>
      {isAnswer ? null : (
        <Panel title="Project">
          <Details
            of={[
              ...(find
                ? toRequestedDetails({
                    ...find,
                    technologies: find.technologies.map(({ name }) => name),
                  })
                : []),
              ...toProjectDetails(request),
            ]}
          />
        </Panel>
      )}
      <SentText title="Job description" text={find?.job_description} />
      <Files request={request} />
      <RequestedMembers
        title={isAnswer ? "Answers" : find ? withNoun("Chosen developers") : withNoun("Developers")}
        members={members}
        isAnswer={isAnswer}
      />
      {request.answers.map(({ reference, submitted_at, members }) => (
        <RequestedMembers
          key={reference}
          title={`Answers of ${toLong(submitted_at)}`}
          members={members}
          isAnswer
        />
      ))}
      {find ? <Matches matches={find.matches} /> : null}
    </>
  );
}

function SentText({ title, text }: { title: string; text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Panel title={title}>
      <p className="max-w-reading whitespace-pre-line break-words">{text}</p>
    </Panel>
  );
}

function EmailLink({ email }: { email: string | null }) {
  if (!email) return "Not given";
  return (
    <a className="link" href={`mailto:${email}`}>
      {email}
    </a>
  );
}

function CallText({ request: { call, reference } }: { request: DeskRequest }) {
  const { timezone: our_timezone } = useDesk();
  const mayOpenCall = useIsPermitted("calls");
  if (!call) return "Not booked";
  const timezone = call.timezone ?? our_timezone;
  const { clientTime, agencyTime } = toCallTimes({ ...call, timezone, our_timezone });
  return (
    <>
      <span className="block first-letter:uppercase">
        {toCallNote(call.status)}
        {agencyTime ?? clientTime}
      </span>
      {agencyTime ? <span className="block text-ink-soft">Theirs: {clientTime}</span> : null}
      {mayOpenCall ? (
        <Link className="link block" to={toCallPath({ reference })}>
          Change the call
        </Link>
      ) : null}
    </>
  );
}

function Matches({ matches }: { matches: { full_name: string; slug: string }[] | null }) {
  if (matches === null) return null;
  return (
    <Panel title="Matches that were shown">
      {matches.length === 0 ? (
        <p>None: the site had no exact match.</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {matches.map(({ full_name, slug }) => (
            <li key={slug}>
              <a className="link" href={`/developers/${slug}`}>
                {full_name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Files that came with a request or application. */
export function Files({ request }: { request: Pick<DeskRequest, "files" | "reference"> }) {
  if (request.files.length === 0) return null;
  return (
    <Panel title="Files">
      <ul>
        {request.files.map((file) => (
          <li key={file.id}>
            <a className="link" href={`/api/desk/files/${file.id}`}>
              {toFileText(file)}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
