/** A lost unicorn as a technical drawing: its horn measures 404. */
export function Unicorn({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 360 320"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="stroke-blue-line" strokeWidth="1">
        <path d="M20 300h320" />
        <path d="M180 12v296" strokeDasharray="14 4 2 4" />
        <path d="M30 168h306" strokeDasharray="14 4 2 4" />
        <circle cx="180" cy="168" r="124" />
        <path d="M213 98l42 32M267 17l42 32M251 127l54-82" />
      </g>
      <path d="M211 97 266 18 227 113" className="stroke-accent" />
      <path d="M222 85l13 6M234 66l9 5M246 47l6 4" className="stroke-accent" />
      <path d="M192 92c-5-15-4-30 4-42 9 9 14 24 13 40" />
      <path d="M209 96c17 10 31 28 43 49 9 16 20 26 24 38 4 13-2 24-13 26-12 2-20-5-31-8-14-4-27-2-40 1" />
      <path d="M192 202c-13 2-25-3-32-14 8 34 10 74 26 112" />
      <path d="M227 148c6 5 13 5 19 0M231 152l-2 4M237 153v4M243 151l2 4" />
      <path d="M265 188c2 3 2 6 0 9M252 203c4-1 7-3 9-6" />
      <path d="M192 92c-33-6-62 9-77 40-14 30-5 59-27 84-8 9-19 14-31 15" />
      <path d="M186 100c-26 2-45 17-52 43-8 32-2 60-24 88-9 11-20 18-34 21" />
      <path d="M180 112c-17 8-28 24-30 46-2 34 0 62-18 91-6 10-14 18-24 24" />
      <text
        x="298"
        y="82"
        transform="rotate(-57 298 82)"
        textAnchor="middle"
        className="figures fill-ink-soft stroke-none text-sm"
      >
        404
      </text>
    </svg>
  );
}
