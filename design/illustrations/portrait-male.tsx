/** A man without a photo: in the hand of the portraits, the face left open. */
export function PortraitMale({ className }: { className?: string }) {
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
        d="M22 202c3-34 14-58 44-67 9-3 15-5 18-8h34c4 4 10 6 18 9 28 10 38 34 42 66"
        className="fill-paper"
      />
      <path d="M49 202c-1-12 1-25 7-36M151 202c1-12-1-25-7-36" />
      <path d="M84 104v24c2 12 30 12 34 0v-16" className="fill-paper" />
      <path
        d="M80 62c-2 18-2 32 1 46 3 11 14 17 27 17 15 0 25-9 27-24 1-13 1-28-1-42-14-16-44-14-54 3Z"
        className="fill-paper"
      />
      <path d="M85 116c8 9 23 11 33 4-5 11-26 13-33 5z" className="fill-current" />
      <path
        d="M80 97c-9-9-13-24-10-37 4-17 22-26 41-24 6-8 29-4 30 9 0 10-6 18-16 19-12 3-24 1-32 0-1 9-3 15-7 18-3 3-4 9-6 15Z"
        className="fill-current"
      />
      <path d="M85 86c-6-6-15-2-14 7 0 8 6 14 13 12" className="fill-paper" />
      <path d="M77 91c3-1 5 1 5 5" />
    </svg>
  );
}
