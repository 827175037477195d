import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type FormColumnsProps = {
  heading: ReactNode;
  /** What the page is about: below the heading, on wide screens beside it. */
  card?: ReactNode;
  /** In its place: only where there is space beside the form. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page whose form is below its heading, with what it is about at hand. */
export function FormColumns({ heading, card, aside, children }: FormColumnsProps) {
  return (
    <div className="form-columns">
      <div className="min-w-0">{heading}</div>
      <div
        className={classNames("min-w-0 lg:row-span-2", card ? "mt-6 lg:mt-0" : "hidden lg:block")}
      >
        {card ?? aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
