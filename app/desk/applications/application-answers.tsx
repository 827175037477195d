import { toApplicationSections, toRetentionText } from "#app/apply/application-texts.ts";
import { Details } from "../parts/details.tsx";
import { Panel } from "../parts/panel.tsx";
import { useDeskTime } from "../time/desk-time.ts";
import type { DeskApplication } from "./desk-application.service.server.ts";

/** Fields that a page shows elsewhere: as its title, as a text, as a document. */
const ELSEWHERE = ["job", "about", "cv"];

/** Everything that an applicant sent, and for how long it is stored. */
export function ApplicationAnswers({ application }: { application: DeskApplication }) {
  const { toLong } = useDeskTime();
  const { message, submitted_at, email, workload, start_date } = application;
  const { decided_at, keep_profile } = application.application;
  const sections = toApplicationSections({
    ...application.application,
    email: email ?? "",
    workload: workload ?? "",
    start_date: start_date ?? "",
    about: message ?? "",
    cv: "",
  });
  return (
    <>
      <Panel title="About">
        <p className="max-w-reading whitespace-pre-line break-words">{message}</p>
      </Panel>
      {sections.slice(1).map(({ step, title, answers }) => {
        const shown = answers.filter(({ name, lines }) => lines[0] && !ELSEWHERE.includes(name));
        return shown.length > 0 ? (
          <Panel key={step} title={title}>
            <Details
              of={shown.map(({ name, label, lines }) => [
                label,
                <Lines key={name} name={name} lines={lines} />,
              ])}
            />
          </Panel>
        ) : null;
      })}
      <Panel title="Sent">
        <Details
          of={[
            ["When", toLong(submitted_at)],
            ["Decided", decided_at ? toLong(decided_at) : ""],
            ["Stored for", toRetentionText(keep_profile)],
          ]}
        />
      </Panel>
    </>
  );
}

/** The lines of an answer; addresses are links. */
function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  return lines.map((line) => {
    const href = toHref(name, line);
    return (
      <span key={line} className="block">
        {href ? (
          <a className="link break-all" href={href} rel="noreferrer">
            {line}
          </a>
        ) : (
          line
        )}
      </span>
    );
  });
}

function toHref(name: string, line: string): string | undefined {
  if (name === "email") return `mailto:${line}`;
  if (name === "phone") return `tel:${line.replace(/[^+\d]/g, "")}`;
  // What an applicant typed: never another scheme.
  return /^https?:\/\//.test(line) ? line : undefined;
}
