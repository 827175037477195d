import { useId } from "react";
import { Link } from "react-router";
import { StateLabel } from "../parts/state-label.tsx";
import { toRequestPath } from "../requests/request-intent.ts";
import { TimeText } from "../time/time-text.tsx";
import type { SourceRequest } from "./sources.repository.server.ts";

/** Requests of a source, each with its checkbox: those of people who are known are not checked. */
export function SourceList({ rows }: { rows: readonly SourceRequest[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <SourceRow key={row.reference} row={row} />
      ))}
    </ul>
  );
}

function SourceRow({ row }: { row: SourceRequest }) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2">
      <input
        id={id}
        type="checkbox"
        name="request"
        value={row.reference}
        defaultChecked={!row.is_known}
      />
      <label htmlFor={id} className="min-w-0 flex-1 basis-56 break-words">
        <span className="font-medium">{row.name}</span>
        <span className="block break-all text-ink-soft">{row.email ?? "No email address"}</span>
      </label>
      <span className="flex basis-full flex-wrap gap-x-3 pl-6 sm:basis-auto sm:pl-0">
        <Link className="link figures" to={toRequestPath(row)}>
          {row.reference}
        </Link>
        <span className="text-ink-soft">
          <TimeText at={row.submitted_at} />
          {row.call_at ? (
            <>
              {" "}
              · call <TimeText at={row.call_at} />
            </>
          ) : null}
        </span>
        <StateLabel state={row.state} />
      </span>
    </li>
  );
}
