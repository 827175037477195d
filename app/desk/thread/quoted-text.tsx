/** What repeats the earlier conversation, folded. */
export function QuotedText({ text }: { text: string }) {
  if (!text) return null;
  return (
    <details className="mt-1">
      <summary className="link inline-block cursor-pointer">Quoted text</summary>
      <p className="mt-1 whitespace-pre-line break-words text-ink-soft">{text}</p>
    </details>
  );
}
