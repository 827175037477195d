/** The wordmark: four letters on one radius, one stroke width, one stroke orange. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 103 28"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
    >
      <circle cx="14" cy="14" r="11" />
      <path d="M50.6 6.9A11 11 0 1 0 53.2 14" />
      <path d="M54.95 14H43.2" className="stroke-orange" />
      <path d="M61.5 3v22h4.5a11 11 0 0 0 0-22Z" />
      <path d="M99 7.6C98 4.8 95.4 3 92 3c-3.9 0-6.6 2.1-6.6 5.3 0 7.3 14.2 4 14.2 11.2 0 3.4-2.9 5.5-7.1 5.5-3.9 0-6.8-1.9-7.8-5.1" />
    </svg>
  );
}
