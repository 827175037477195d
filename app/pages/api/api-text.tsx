/** A description in which `backticks` mark code. */
export function ApiText({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
}
