/** A woman without a photo: in the hand of the portraits, the face left open. */
export function PortraitFemale({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M84 44c-20 5-29 22-31 42-2 22-10 32-8 52 26 10 84 10 108-2-6-14-4-28-8-50-3-28-16-50-40-50-8 0-15 2-21 8Z"
        className="fill-current"
      />
      <path
        d="M22 202c3-34 14-58 44-67 9-3 15-5 18-8h34c4 4 10 6 18 9 28 10 38 34 42 66"
        className="fill-paper"
      />
      <path d="M49 202c-1-12 1-25 7-36M151 202c1-12-1-25-7-36" />
      <path d="M84 104v24c2 12 30 12 34 0v-16" className="fill-paper" />
      <path d="M84 128c2 12 30 12 34 0l6 5c-2 18-44 18-47 0z" className="fill-paper" />
      <path
        d="M81 66c-2 16-2 28 1 41 3 11 13 17 26 17 15 0 24-9 26-23 2-13 2-24 0-38-14-12-43-12-53 3Z"
        className="fill-paper"
      />
      <path d="M85 116c8 9 23 11 33 4-5 11-26 13-33 5z" className="fill-current" />
      <path
        d="M80 98c-8-12-11-30-3-43 10-15 40-17 52-1 5 6 7 14 7 22-12-2-20-8-24-16-6 10-16 16-26 18-1 8-3 14-6 20Z"
        className="fill-current"
      />
      <path d="M85 86c-6-6-15-2-14 7 0 8 6 14 13 12" className="fill-paper" />
      <path d="M77 91c3-1 5 1 5 5" />
    </svg>
  );
}
