import type { Author } from "#contract/content/article.ts";

/** External links of an author. */
export function AuthorLinks({ author, className }: { author: Author; className?: string }) {
  const links = [
    { label: "LinkedIn", href: author.links.linkedin },
    { label: "GitHub", href: author.links.github },
  ].flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="me noopener"
            className="link inline-flex min-h-11 items-center text-sm"
          >
            {label}
            <span className="sr-only"> of {author.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
