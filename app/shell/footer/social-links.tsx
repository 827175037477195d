import type { Site } from "#contract/content/site.ts";

/** The links to the professional network and the video channel; both open a new tab. */
export function SocialLinks({ social, className }: { social: Site["social"]; className?: string }) {
  const links = [
    { label: "LinkedIn", href: social.linkedin },
    { label: "YouTube", href: social.youtube },
  ].filter((link) => link.href !== null);
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <a
            href={link.href ?? undefined}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {link.label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
