const HAIR = {
  female:
    "M28 84c-5-18-6-44 2-56 5-8 12-12 21-12 11 0 19 6 22 16 4 13 2 36-2 52M33 44c8-2 17-8 21-16 3 8 9 13 16 15",
  male: "M32 46c-3-8-2-18 4-23 3 1 6 0 8-2 7-5 20-3 24 5 3 6 2 14 0 20M33 40c6-1 10-5 12-10 6 5 15 7 22 8",
};

/** A drawn head and shoulders where there is no photo. */
export function PortraitPlaceholder({ gender }: { gender: "female" | "male" }) {
  return (
    <svg
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-placeholder={gender}
      className="text-ink/70"
    >
      <path d="M33 40c0 16 7 27 17 27s17-11 17-27" />
      <path d="M43 65v9c-1 5-20 7-25 14-3 4-4 8-4 14M57 65v9c1 5 20 7 25 14 3 4 4 8 4 14" />
      <path d={HAIR[gender]} />
      <path d="M43 47v2M57 47v2M46 57c2 2 6 2 8 0" />
    </svg>
  );
}
