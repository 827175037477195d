import type { ReactNode } from "react";
import { Link } from "react-router";
import { RequestStations } from "#app/requests/stations/request-stations.tsx";
import { useSite } from "#app/site/use-site.ts";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Notice } from "#design/notice.tsx";
import { toDateText } from "#platform/time/date-text.ts";
import type { Status } from "../status.service.server.ts";
import type { MessageFormState } from "../submitted-message.server.ts";
import { MessageForm } from "./message-form.tsx";
import { NextStepView } from "./next-step-view.tsx";
import { RequestCard } from "./request-card.tsx";
import { StatusConversation } from "./status-conversation.tsx";

type StatusViewProps = {
  status: Status;
  token: string;
  state: MessageFormState | undefined;
  /** What was just done. */
  done: string | null;
};

/** What became of a request or application, for who sent it. */
export function StatusView({ status, token, state, done }: StatusViewProps) {
  const email = useSite()?.email;
  const { noun, reference, submitted_at, words, next, stations, proposals, conversation } = status;
  return (
    // The card is beside all of it; on a phone the conversation comes before it.
    <div className="form-columns lg:grid-rows-[auto_auto_1fr]">
      <div className="min-w-0 lg:col-start-1">
        <h1 className="text-heading">Your {noun}</h1>
        <p className="figures mt-3 text-ink-soft">
          {reference}, sent on {toDateText(submitted_at.slice(0, 10))}
        </p>
        {done === "message" && !state ? (
          <Notice kind="success" title="We have your message" live className="mt-6">
            We reply by email.
          </Notice>
        ) : null}
        {done === "address" ? (
          <Notice kind="success" title="We've sent the confirmation again" live className="mt-6">
            It's on its way to the address you corrected. Links in the first email have ended.
          </Notice>
        ) : null}
        <section aria-labelledby="status" className="mt-8">
          <h2 id="status" className="text-title">
            {words.title}
          </h2>
          <p className="mt-2">{words.text}</p>
          {next ? <NextStepView next={next} email={email} /> : null}
          <RequestStations stations={stations} className="mt-10" />
          {status.canCorrectAddress ? (
            <p className="mt-8">
              No email from us?{" "}
              <Link to={`/status/${token}/address`} className="link">
                Check your address
              </Link>
              .
            </p>
          ) : null}
        </section>
      </div>
      <div className="min-w-0 lg:col-start-1">
        {proposals.length > 0 ? (
          <Part id="proposals" title={proposals.length === 1 ? "Our proposal" : "Our proposals"}>
            <ul className="mt-2">
              {proposals.map(({ id, client, isAnswered }) => (
                <li key={id}>
                  <a href={`/proposals/${id}`} className="link inline-flex min-h-11 items-center">
                    Proposal for {client}
                  </a>
                  <span className="text-ink-soft">
                    {isAnswered ? ", you've answered it" : ", waiting for your answer"}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        <Part id="write" title={conversation.length > 0 ? "Conversation" : "Write to us"}>
          {conversation.length > 0 ? <StatusConversation status={status} token={token} /> : null}
          {/* A new form after a message was sent; a reply that arrives leaves what is written. */}
          <MessageForm key={conversation.findLast(({ isOwn }) => isOwn)?.id} state={state} />
        </Part>
      </div>
      <div className="mt-10 min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0">
        <RequestCard status={status} token={token} />
      </div>
      <div className="min-w-0 lg:col-start-1">
        {status.canCorrect ? (
          <Part id="correct" title="Correct your application">
            <p className="mt-2 mb-5">
              Change any answer, or send a new CV, until we&rsquo;ve decided.
            </p>
            <LinkButton to={`/status/${token}/correct`} variant="secondary">
              Correct application
            </LinkButton>
          </Part>
        ) : null}
        {status.canWithdraw ? (
          <Part id="withdraw" title={`Withdraw your ${noun}`}>
            <p className="mt-2 mb-5">Changed your mind? We&rsquo;ll email you a link to confirm.</p>
            <LinkButton to={`/status/${token}/withdraw`} variant="secondary">
              Withdraw {noun}
            </LinkButton>
          </Part>
        ) : null}
        {status.hasAddress ? (
          <Part id="link" title="Your link">
            <p className="mt-2 mb-5">
              Anyone with it can see this page and write to us. If it reached others, get a new one
              by email and end all earlier links.
            </p>
            <LinkButton to={`/status/${token}/replace`} variant="secondary">
              Replace link
            </LinkButton>
          </Part>
        ) : null}
        <Part id="data" title="Your data">
          <p className="mt-2 mb-5">
            Get a copy of everything we store under your email address, or have it erased.
          </p>
          <LinkButton to={`/status/${token}/data`} variant="secondary">
            Copy or erase data
          </LinkButton>
        </Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 border-line border-t pt-8">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
