import type { ReactNode } from "react";
import { Link } from "react-router";

type PageHeaderProps = {
  /** The pages above this one, the nearest last. */
  above: readonly { to: string; label: ReactNode }[];
  /** This page in the path. */
  here: ReactNode;
  title: ReactNode;
  /** The company of the person who is the title. */
  company?: string | null;
  /** Links at the end of the line of the path. */
  links?: ReactNode;
  /** What is said below the title, such as the state. */
  children?: ReactNode;
};

/** Path and title of a page that is not a list. Further attributes are those of the title. */
export function PageHeader(props: PageHeaderProps) {
  const { above, here, title, company, links, children, ...attributes } = props;
  return (
    <header className="px-4 pt-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft">
          {above.map(({ to, label }) => (
            <span key={to}>
              <Link to={to} className="link">
                {label}
              </Link>
              {" / "}
            </span>
          ))}
          {here}
        </p>
        {links}
      </div>
      <h1 {...attributes} className="mt-1 break-words font-semibold text-lg">
        {title}
        {company ? <span className="font-normal text-ink-soft"> · {company}</span> : null}
      </h1>
      {children}
    </header>
  );
}
