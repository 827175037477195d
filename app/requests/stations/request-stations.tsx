import { StationLine, StationNode } from "#design/text/station-line.tsx";
import type { Station } from "./stations.ts";

const NODES = { done: "filled", next: "accent", ahead: "hollow" } as const;

type RequestStationsProps = { stations: readonly Station[]; className?: string };

/** The way of a request on one line: what was passed, and what is ahead. */
export function RequestStations({ stations, className }: RequestStationsProps) {
  return (
    <StationLine className={className}>
      {stations.map(({ name, state, date, text }) => (
        <StationNode key={name} state={state} node={NODES[state]}>
          {/* The first line is at the height of its node. */}
          <div className="-mt-1.5">
            <p className={state === "ahead" ? "text-ink-soft" : "font-medium"}>{name}</p>
            {date ? <p className="figures text-sm">{date}</p> : null}
            {text ? <p className="mt-1 text-ink-soft text-sm">{text}</p> : null}
          </div>
        </StationNode>
      ))}
    </StationLine>
  );
}
