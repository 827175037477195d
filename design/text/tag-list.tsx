import { Link } from "react-router";
import { classNames } from "../class-names.ts";

const shape = "inline-flex items-center rounded-full border border-line px-2.5 py-0.5 text-sm";

type TagListProps = {
  /** What the list is of, for screen readers. */
  label: string;
  /** `unseen` completes the name of a link for screen readers. */
  items: readonly { name: string; to?: string; unseen?: string }[];
  /** Shows so many, then "+3". */
  limit?: number;
  className?: string;
};

/** Quiet labels in a row: technologies of a card, industries of a project. */
export function TagList({ label, items, limit, className }: TagListProps) {
  const shown = limit === undefined ? items : items.slice(0, limit);
  const rest = items.length - shown.length;
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className={classNames("flex flex-wrap gap-1.5", className)}>
      {shown.map((item) => (
        <li key={item.name} className="max-w-full">
          {item.to ? (
            <Link
              to={item.to}
              className={classNames(shape, "no-underline hover:border-blue hover:text-blue")}
            >
              {item.name}
              {item.unseen ? <span className="sr-only"> {item.unseen}</span> : null}
            </Link>
          ) : (
            <span className={shape}>{item.name}</span>
          )}
        </li>
      ))}
      {rest > 0 ? (
        <li className="px-1 py-0.5 text-ink-soft text-sm">
          <span aria-hidden="true">+{rest}</span>
          <span className="sr-only">and {rest} more</span>
        </li>
      ) : null}
    </ul>
  );
}
