import { X } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

const shape =
  "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 py-1.5 text-sm no-underline transition-colors";

type ChipProps = { children: ReactNode; className?: string } & (
  | {
      /** URL of the page without this value; works before JavaScript has loaded. */
      removeTo: string;
      /** Whether search engines are to leave that page out. */
      nofollow?: boolean;
    }
  | { onRemove: () => void }
);

/** A value that is set, with its cross: a filter, a chosen technology. */
export function Chip(props: ChipProps) {
  const look = classNames(
    shape,
    "border-blue-line bg-blue-wash text-ink hover:border-blue",
    props.className,
  );
  const content = (
    <>
      <span className="sr-only">Remove </span>
      {props.children}
      <Icon of={X} className="-mr-1 size-4" />
    </>
  );
  if ("removeTo" in props) {
    return (
      <Link
        to={props.removeTo}
        rel={props.nofollow ? "nofollow" : undefined}
        preventScrollReset
        className={look}
      >
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={props.onRemove} className={look}>
      {content}
    </button>
  );
}

type ChoiceChipProps = { selected: boolean; onSelect: () => void; children: ReactNode };

/** A chip that is switched on or off. */
export function ChoiceChip({ selected, onSelect, children }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onSelect}
      className={classNames(
        shape,
        selected
          ? "border-blue bg-blue-wash text-blue"
          : "border-line-strong bg-paper text-ink hover:border-ink",
      )}
    >
      {children}
    </button>
  );
}
