import { Plus } from "lucide";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  id?: string;
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Of several with one name only one is open. */
  name?: string;
  className?: string;
};

/**
 * A question that opens its answer: native details, so it works without JavaScript and can be
 * linked to.
 */
export function Disclosure({ id, summary, children, open, name, className }: DisclosureProps) {
  return (
    <details
      id={id}
      open={open}
      name={name}
      className={classNames("group border-line border-b", className)}
    >
      <summary className="flex min-h-14 print:min-h-0 items-center justify-between gap-6 py-4 print:py-1 font-medium hover:text-blue">
        {summary}
        <Icon
          of={Plus}
          className="size-5 text-ink-soft transition-transform group-open:rotate-45"
        />
      </summary>
      <div className="max-w-reading pb-6 print:pb-1 text-ink-soft">{children}</div>
    </details>
  );
}
