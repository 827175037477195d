/** A description in which `backticks` mark what stands in code. */
export function ApiWords({ text }: { text: string }) {
  return text.split("`").map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <code key={place}>{part}</code>
    ) : (
      part
    ),
  );
}
