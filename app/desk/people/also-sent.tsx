import { Link } from "react-router";
import { Panel } from "../parts/panel.tsx";
import { StateLabel } from "../parts/state-label.tsx";
import { toRequestPath } from "../requests/request-intent.ts";
import { TimeText } from "../time/time-text.tsx";
import type { Sender } from "./person-page.service.server.ts";
import { toCompanyPage, toPersonPage } from "./person-path.ts";

/** The newest of what else the sender of a request sent, and the way to all of it. */
export function AlsoSent({ sender }: { sender: Sender }) {
  if (!sender) return null;
  const { person, others, total } = sender;
  return (
    <Panel title={others.length > 0 ? "Also from this person" : "Sender"}>
      {others.length > 0 ? (
        <ul className="mb-2">
          {others.map((other) => (
            <li key={other.reference} className="flex flex-wrap items-center gap-x-4 py-1">
              <Link className="link" to={toRequestPath(other)}>
                {other.reference}
              </Link>
              <StateLabel state={other.state} />
              <span className="text-ink-soft">
                <TimeText at={other.submitted_at} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link to={toPersonPage(person.id)} className="link">
          {total > 1 ? `${person.name}: all ${total}` : person.name}
        </Link>
        {person.company_id ? (
          <Link to={toCompanyPage(person.company_id)} className="link">
            {person.company}
          </Link>
        ) : null}
      </p>
    </Panel>
  );
}
