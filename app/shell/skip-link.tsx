const LINK =
  "sr-only z-50 items-center rounded-full bg-paper font-medium text-blue shadow-float focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:flex focus:px-5 focus:py-2.5";

/** The first focusable link; on a list with filters there is one to skip those as well. */
export function SkipLink({ results }: { results?: string | undefined }) {
  return (
    <>
      <a href="#content" className={LINK}>
        Skip to content
      </a>
      {results ? (
        <a href={`#${results}`} className={LINK}>
          Skip to results
        </a>
      ) : null}
    </>
  );
}
