import { ChevronDown } from "lucide";
import { type ReactNode, useState } from "react";
import { Icon } from "#design/icon.tsx";

type FilterGroupProps = {
  title: string;
  /** How many values are set in it. */
  count?: number;
  open?: boolean;
  children: ReactNode;
};

/** One theme of the filter form, collapsible; native, so that it works without JavaScript. */
export function FilterGroup({ title, count = 0, open = false, children }: FilterGroupProps) {
  // Uncontrolled from here on: removing a tick must not collapse a group in use.
  const [isOpenAtFirst] = useState(open);
  return (
    <details open={isOpenAtFirst} className="group border-line border-b">
      <summary className="flex min-h-12 items-center gap-2 py-2 font-medium leading-tight hover:text-blue">
        {title}
        {count > 0 ? (
          <span className="figures rounded-full bg-blue px-2 text-paper text-sm">
            {count}
            <span className="sr-only"> set</span>
          </span>
        ) : null}
        <Icon
          of={ChevronDown}
          className="ml-auto size-5 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}
