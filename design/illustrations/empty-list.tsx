/** An empty drawing sheet. */
export function EmptyList({ className }: { className?: string }) {
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
      <g className="stroke-blue-line" strokeWidth="1">
        <path d="M8 148h208M24 20v136M200 20v136" />
      </g>
      <rect x="40" y="24" width="96" height="112" rx="10" className="stroke-line-strong" />
      <path d="M56 44h16v16H56zM82 46h38M82 57h24" className="stroke-line-strong" />
      <path d="M56 82h64M56 98h64M56 114h40" strokeDasharray="2 5" className="stroke-line-strong" />
      <circle cx="142" cy="84" r="36" className="fill-paper" />
      <path d="M124 76c5-10 14-15 24-13" />
      <path d="m168 110 26 26" className="stroke-accent" strokeWidth="3" />
    </svg>
  );
}
