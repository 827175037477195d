import { Check } from "lucide";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";

type PortraitBadgeProps = {
  label: string;
  compact?: boolean;
  /** Without it the badge is not interactive. */
  onClick?: () => void;
};

const BADGE =
  "absolute -bottom-3 left-1/2 z-10 flex min-h-11 -translate-x-1/2 items-end justify-center rounded-full text-ink";

/** One word at the foot of a portrait. */
export function PortraitBadge({ label, compact = false, onClick }: PortraitBadgeProps) {
  const pill = (
    <span
      className={classNames(
        "flex items-center gap-1 rounded-full border-2 border-paper bg-accent font-medium text-on-accent text-sm leading-none",
        compact ? "p-1" : "px-1.5 py-1",
      )}
    >
      {compact ? <Icon of={Check} className="size-4" /> : null}
      <span className={compact ? "sr-only" : undefined}>{label}</span>
    </span>
  );
  if (!onClick) return <span className={BADGE}>{pill}</span>;
  return (
    <button type="button" onClick={onClick} className={BADGE}>
      {pill}
    </button>
  );
}
