/** Of the box around a page's lines, which server and browser write alike. */
export const LINES_STYLE = "pointer-events-none absolute inset-0 z-1 overflow-hidden print:hidden";
