import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TabsProps<Value extends string> = {
  value: Value;
  onValueChange: (value: Value) => void;
  /** A list and panels in any layout. */
  children: ReactNode;
};

/** Panels of which one is shown. */
export function Tabs<Value extends string>({ value, onValueChange, children }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      {children}
    </BaseTabs.Root>
  );
}

type TabListProps<Value extends string> = {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  className?: string;
};

/**
 * The names of the panels in a row; arrow keys move between them. Underlines lie on the row's lower
 * edge.
 */
export function TabList<Value extends string>({
  label,
  tabs,
  value,
  className,
}: TabListProps<Value>) {
  return (
    <BaseTabs.List
      aria-label={label}
      activateOnFocus
      className={classNames("flex gap-6 overflow-x-auto", className)}
    >
      {tabs.map((tab) => (
        <BaseTabs.Tab
          key={tab.value}
          value={tab.value}
          className={classNames(
            "min-h-11 shrink-0 border-y-2 border-t-transparent font-medium text-sm transition-colors focus-visible:-outline-offset-2",
            tab.value === value
              ? "border-b-blue text-blue"
              : "border-b-transparent text-ink-soft hover:text-ink",
          )}
        >
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
  );
}

/** Content of one tab. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <BaseTabs.Panel value={value} className="outline-offset-4">
      {children}
    </BaseTabs.Panel>
  );
}
