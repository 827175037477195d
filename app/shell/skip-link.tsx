/** The first thing the keyboard meets. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 items-center rounded-full bg-paper font-medium text-blue shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:flex focus:px-5 focus:py-2.5"
    >
      Skip to content
    </a>
  );
}
