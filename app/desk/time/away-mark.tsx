import { toAwayText } from "./away-text.ts";

/** Beside the name of a person who is away, in few letters; until when is its title, and read out. */
export function AwayMark({ person }: { person: Parameters<typeof toAwayText>[0] }) {
  if (!person.away_until) return null;
  const text = toAwayText(person);
  return (
    <>
      {" "}
      <span title={text} className="shrink-0 rounded-field border border-line-strong px-1 text-xs">
        <span aria-hidden="true">away</span>
        <span className="sr-only">({text})</span>
      </span>
    </>
  );
}
