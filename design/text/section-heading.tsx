import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type SectionHeadingProps = {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** At the right edge from md up: a link to the whole list. */
  aside?: ReactNode;
  level?: 1 | 2;
  onInk?: boolean;
  className?: string;
};

/** The heading of a section with an optional sentence below and an optional link beside it. */
export function SectionHeading({
  id,
  title,
  lead,
  aside,
  level = 2,
  onInk = false,
  className,
}: SectionHeadingProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div
      className={classNames(
        "flex flex-col gap-4 md:flex-row md:items-end md:justify-between",
        className,
      )}
    >
      <div className="max-w-[40rem]">
        <Heading id={id} className="text-heading">
          {title}
        </Heading>
        {lead ? (
          <p className={classNames("mt-4 sm:text-lg", onInk ? "text-paper-soft" : "text-ink-soft")}>
            {lead}
          </p>
        ) : null}
      </div>
      {aside}
    </div>
  );
}
