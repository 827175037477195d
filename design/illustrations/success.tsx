/** A sent letter with its finished line. */
export function Success({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 224 160"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M6 132c40 14 74 6 88-14 11-16 2-32-12-30-15 2-18 22-2 32 16 9 36 0 52-20"
        className="stroke-blue-line"
        strokeWidth="1"
        strokeDasharray="14 4 2 4"
      />
      <path d="m112 72 98-48-40 98-22-36z" />
      <path d="m210 24-62 62v34l14-18" />
      <path d="m124 34 8 9 16-18" className="stroke-accent" strokeWidth="3" />
    </svg>
  );
}
