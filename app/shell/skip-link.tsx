/** The first thing the keyboard meets. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-3 left-3 z-50 flex min-h-11 -translate-y-20 items-center rounded-full bg-paper px-5 font-medium text-blue shadow-float focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
