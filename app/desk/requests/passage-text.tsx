import type { Passage } from "#contract/desk/desk-request.ts";
import { TimeText } from "../time/time-text.tsx";

/** Where the words of a search stand, with what they are from. */
export function PassageText({ passage: { source, at, parts } }: { passage: Passage }) {
  return (
    <>
      <span className="font-medium">{source}</span> · <TimeText at={at} />:{" "}
      {parts.map(({ text, isMatch }, index) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts are never moved
          <mark key={index} className="bg-amber-wash font-medium text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
