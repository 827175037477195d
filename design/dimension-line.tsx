import { classNames } from "./class-names.ts";

type DimensionLineProps = {
  /** How much of the whole width it measures, 0 to 1. */
  share: number;
  /** For what matters more than its neighbours. */
  strong?: boolean;
  className?: string;
};

/**
 * A length as on a technical drawing: a line between two ticks, a node where there is no length.
 */
export function DimensionLine({ share, strong = false, className }: DimensionLineProps) {
  const end = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
  const stroke = classNames(
    strong ? "stroke-blue" : "stroke-line-strong",
    "forced-colors:stroke-[CanvasText]",
  );
  return (
    <svg
      aria-hidden="true"
      className={classNames("block h-3 w-full overflow-visible", stroke, className)}
      strokeWidth={strong ? 2 : 1.5}
    >
      <line x1="0" x2="100%" y1="6" y2="6" strokeWidth={1} className="stroke-line" />
      {share > 0 ? (
        <>
          <line x1="0" x2={end} y1="6" y2="6" />
          <line x1="0" x2="0" y1="1" y2="11" />
          <line x1={end} x2={end} y1="1" y2="11" />
        </>
      ) : (
        <circle cx="0" cy="6" r="2.5" className="fill-paper" />
      )}
    </svg>
  );
}
