import type { ReactNode } from "react";
import type { StationTexts } from "../stations/stations.ts";

const FREE = "Free, with no obligation.";

type RequestBoxProps = {
  title: string;
  /** A closing note. */
  note?: string | undefined;
  children: ReactNode;
};

/** A box beside a form that stays in view. */
export function RequestBox({ title, note = FREE, children }: RequestBoxProps) {
  return (
    <aside
      aria-label={title}
      className="sticky top-[calc(var(--header-height)+2rem)] mt-14 overflow-hidden rounded-card border border-line bg-paper"
    >
      {/* Scrolled inside of the box: a scroll area covers the corners of its own. */}
      <div className="low:max-h-none max-h-[calc(100dvh-var(--header-height)-4rem)] overflow-y-auto p-6">
        {children}
        <p className="mt-6 border-line border-t pt-4 text-ink-soft text-sm">{note}</p>
      </div>
    </aside>
  );
}

/** Next steps of a request, beside its form. */
export function NextStepsAside({ steps, note }: { steps: StationTexts; note?: string }) {
  return (
    <RequestBox title="What happens next" note={note}>
      <h2 className="font-medium">What happens next</h2>
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-sm marker:text-ink-soft">
        {Object.values(steps).map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
    </RequestBox>
  );
}
