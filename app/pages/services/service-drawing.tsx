import type { ReactNode } from "react";

const accent = "stroke-accent";

/** By the id of the service's section; a service that the operator adds has the plain drawing. */
const DRAWINGS: Record<string, ReactNode> = {
  // A row of people, one of them new.
  "one-developer-for-your-team": (
    <>
      <path d="M0 56H64M88 56H96M120 56H128" />
      <circle cx="76" cy="56" r="12" />
      <circle cx="108" cy="56" r="12" />
      <path d="M152 56H200" />
      <circle cx="140" cy="56" r="12" className={accent} strokeWidth="2.5" />
    </>
  ),
  // Three separate figures.
  "a-small-team": (
    <>
      <path d="M0 88H200" />
      <path d="M84 62 93 37M116 62 107 37M92 70H108" />
      <circle cx="100" cy="26" r="12" className={accent} strokeWidth="2.5" />
      <circle cx="80" cy="72" r="12" />
      <circle cx="120" cy="72" r="12" />
    </>
  ),
  // Many, of whom three were chosen.
  "a-hand-picked-proposal": (
    <>
      {[24, 48, 72].map((y) =>
        [40, 64, 88, 112, 136, 160].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="3.5" />),
      )}
      <circle cx="64" cy="48" r="10" className={accent} strokeWidth="2.5" />
      <circle cx="112" cy="24" r="10" className={accent} strokeWidth="2.5" />
      <circle cx="136" cy="72" r="10" className={accent} strokeWidth="2.5" />
    </>
  ),
  // A curve that falls, and turns.
  "a-rescue": (
    <>
      <path d="M20 12V88H184" />
      <path d="M20 24C56 24 60 72 96 72" />
      <path d="M96 72C132 72 140 28 180 22" className={accent} strokeWidth="2.5" />
      <circle cx="96" cy="72" r="4" className="fill-paper" />
    </>
  ),
  // A gauge on something that is there already.
  "an-audit": (
    <>
      <path d="M40 30H160V76H40ZM40 45.300H160M40 60.700H160M70 30V76" />
      <path d="M40 92V84M160 92V84M40 88H160" className={accent} strokeWidth="2.5" />
      <path d="M64 92V88M88 92V88M112 92V88M136 92V88" className={accent} />
    </>
  ),
  // From one side of the line to the other.
  "developer-buyout": (
    <>
      <path d="M100 12V88" strokeDasharray="4 5" />
      <circle cx="52" cy="50" r="12" strokeDasharray="3 4" />
      <path d="M68 50H124M118 44 124 50 118 56" />
      <circle cx="148" cy="50" r="12" className={accent} strokeWidth="2.5" />
    </>
  ),
};

const PLAIN = (
  <>
    <path d="M20 80 84 24H180" />
    <circle cx="84" cy="24" r="4" className="fill-paper" />
  </>
);

/** A small drawing of what a service does. */
export function ServiceDrawing({ id, className }: { id: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 200 100"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <g className="stroke-ink">{DRAWINGS[id] ?? PLAIN}</g>
    </svg>
  );
}
