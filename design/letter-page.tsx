import { buttonStyle } from "./button-style.ts";

type LetterPageProps = {
  heading: string;
  lead: string;
  /** What the reader should say, one thing a line. */
  points: readonly string[];
  letter: { to: string; subject: string; body: string };
  action: string;
  note: string;
};

/** An invitation to write a letter: what to say, and a button that opens it with the first lines. */
export function LetterPage({ heading, lead, points, letter, action, note }: LetterPageProps) {
  const query = `subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.body)}`;
  return (
    <div className="page-column pt-12 pb-20 md:pt-20 lg:pb-28">
      <h1 className="max-w-[46rem] text-heading">{heading}</h1>
      <p className="mt-4 max-w-[38rem] text-ink-soft text-lg">{lead}</p>
      <ul className="mt-10 max-w-form border-line border-t">
        {points.map((point) => (
          <li key={point} className="border-line border-b py-4">
            {point}
          </li>
        ))}
      </ul>
      <a href={`mailto:${letter.to}?${query}`} className={buttonStyle({ className: "mt-10" })}>
        {action}
      </a>
      <p className="mt-4 max-w-form text-ink-soft text-sm">{note}</p>
    </div>
  );
}
