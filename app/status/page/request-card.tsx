import type { ReactNode } from "react";
import { MemberAvatar } from "#app/developers/parts/member-avatar.tsx";
import { toProfilePath } from "#app/developers/parts/profile-url.ts";
import type { FormName } from "#contract/clients/forms.ts";
import { MEMBER_ANSWER_LABELS } from "#contract/members/member-answer-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import type { Status } from "../status.service.server.ts";
import { StatusCall } from "./status-call.tsx";

type RequestCardProps = { status: Status; token: string };

const PEOPLE: Record<FormName, string> = {
  hire: "Developers you asked for",
  find: "Developers",
  proposal: "Your answers",
  apply: "",
};

/** What was asked for: the people, the project and the call. */
export function RequestCard({ status, token }: RequestCardProps) {
  const { form, members, project, call } = status;
  if (members.length === 0 && project.length === 0 && !call) return null;
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-paper px-6">
      {members.length > 0 ? (
        <Section id="people" title={withNoun(PEOPLE[form])}>
          <ul className="mt-4 space-y-4">
            {members.map((member) => (
              <Person key={member.id} member={member} />
            ))}
          </ul>
        </Section>
      ) : null}
      {project.length > 0 ? (
        <Section id="project" title={form === "apply" ? "Your application" : "Your project"}>
          <dl className="figures mt-4 space-y-3">
            {project.map(([name, value]) => (
              <div key={name}>
                <dt className="text-ink-soft text-sm">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      {call ? (
        <Section id="call" title="Your call">
          <StatusCall call={call} token={token} />
        </Section>
      ) : null}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="py-6">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Person({ member }: { member: Status["members"][number] }) {
  const { name, rate, slug, isPublished, answer } = member;
  const details = [rate, isPublished ? undefined : "no longer on our site"].filter(Boolean);
  return (
    <li className="flex gap-3">
      <MemberAvatar member={member} size="small" badge={null} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">
          {slug ? (
            <a href={toProfilePath(slug)} className="link">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {details.length > 0 ? (
          <p className="figures text-ink-soft text-sm">{details.join(", ")}</p>
        ) : null}
        {answer ? (
          <p className="mt-1 text-sm">Your answer: {MEMBER_ANSWER_LABELS[answer]}</p>
        ) : null}
      </div>
    </li>
  );
}
