import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type StationLineProps = {
  /** Side by side on wide screens, not below each other. */
  isRow?: boolean;
  className?: string;
  children: ReactNode;
};

/** Stations on one line, in their order. */
export function StationLine({ isRow = false, className, children }: StationLineProps) {
  return (
    <ol
      className={classNames(
        "grid",
        isRow && "lg:auto-cols-fr lg:grid-flow-col lg:gap-x-0",
        className,
      )}
    >
      {children}
    </ol>
  );
}

type StationNodeProps = {
  /** The one that is next; after it the line is grey. */
  state?: "done" | "next" | "ahead";
  /** Filled, where what was passed stands out from what is ahead. */
  node?: "filled" | "hollow" | "accent";
  isRow?: boolean;
  children: ReactNode;
};

const NODES = {
  filled: "border-ink bg-ink",
  hollow: "border-ink bg-mist",
  accent: "border-accent bg-accent",
};

/** A station: a node on the line, and what belongs to it. */
export function StationNode({
  state = "done",
  node = "hollow",
  isRow = false,
  children,
}: StationNodeProps) {
  return (
    <li
      aria-current={state === "next" ? "step" : undefined}
      className={classNames(
        "relative border-l pb-5 pl-8 last:border-transparent last:pb-0",
        state === "done" ? "border-ink" : "border-line",
        isRow && "lg:border-t lg:border-l-0 lg:pt-8 lg:pr-6 lg:pb-0 lg:pl-0",
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "absolute top-0 -left-[0.4375rem] size-3.5 rounded-full border forced-color-adjust-none",
          isRow && "lg:-top-[0.4375rem] lg:left-0",
          NODES[node],
        )}
      />
      {children}
    </li>
  );
}
