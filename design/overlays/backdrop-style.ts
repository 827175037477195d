/** The dimmed page behind whatever floats over it. */
export const backdropStyle =
  "fixed inset-0 z-50 bg-ink/55 transition-opacity duration-250 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0";
