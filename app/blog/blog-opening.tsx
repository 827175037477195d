import type { ReactNode } from "react";
import { Link } from "react-router";

type BlogOpeningProps = {
  /** The kind of list, above its name; links to the blog. */
  kind?: string;
  heading: ReactNode;
  lead?: ReactNode;
  /** At the right edge on a wide screen. */
  aside?: ReactNode;
};

/** The head of a list of articles. */
export function BlogOpening({ kind, heading, lead, aside }: BlogOpeningProps) {
  return (
    <header className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between lg:gap-16">
      <div className="max-w-[44rem]">
        {kind ? (
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <Link to="/blog" className="link inline-flex min-h-11 items-center">
              Blog
            </Link>
            <span aria-hidden="true" className="text-ink-soft">
              /
            </span>
            <span className="text-ink-soft">{kind}</span>
          </p>
        ) : null}
        <h1 className="wrap-anywhere text-display">{heading}</h1>
        {lead ? <p className="mt-5 text-ink-soft text-lg">{lead}</p> : null}
      </div>
      {aside}
    </header>
  );
}
