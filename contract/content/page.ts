/** Themes of the drawing behind a page (spec §2, Background lines). */
export const BACKGROUND_THEMES = [
  "main",
  "pricing",
  "whyogd",
  "glossary",
  "developer",
  "about",
  "career",
  "job",
  "vacancy",
  "helpcenter",
  "privacy",
  "cookie",
  "devform",
  "companyform",
  "commercial",
  "error",
  "services",
] as const;
export type BackgroundTheme = (typeof BACKGROUND_THEMES)[number];

/**
 * Settings of a route for the page frame: `export const handle: PageHandle = { header: "dark" }`.
 * The deepest route that sets a value wins.
 */
export type PageHandle = {
  /** Colour theme of the header while it lies on the page: `dark` for a page that begins in ink. */
  header?: "light" | "dark";
  /** Button theme of the header: `outline` where the page has a primary action of its own. */
  buttons?: "primary" | "outline";
  /**
   * `reduced` is for a page with a task of its own, such as a form: the header leads nowhere else.
   */
  navigation?: "full" | "reduced";
  /** Where the reduced header's Exit leads; without it there is none. */
  exitTo?: string;
  /** Drawing behind the page. */
  background?: BackgroundTheme;
  /** `none` is for a page that ends in itself. */
  footer?: "full" | "small" | "none";
  /**
   * Never cached, never indexed. `secret` is for the desk and for what a secret link opens: proposals,
   * status, bookings; nothing there is sent as referrer either.
   */
  private?: true | "secret";
  /**
   * Names of the query parameters that the page reads. It is rendered without all others, unless it
   * is private.
   */
  query?: readonly string[];
  /**
   * Id of the heading to which "Skip to results" leads, for a page with filters before its list.
   */
  results?: string;
  /**
   * The page has an `action` and accepts POST, with a file or without; all other pages refuse it.
   * `signed-in` is for people at work, who send more.
   */
  form?: "text" | "file" | "signed-in";
  /** `none` is for a page that works without scripts and is only opened where none run. */
  scripts?: "none";
  /**
   * Text of a script that runs before the page is shown, when it is the first of a visit. Only the
   * server needs it.
   */
  firstScript?: string | undefined;
  /** `none` is for pages with a frame of their own: no header, footer, shortlist or news. */
  frame?: "none";
  /** `files` is for pages that show uploaded files in a frame of their own. */
  frames?: "files";
  /** `allowed` is for pages where people sign in with a passkey or add one. */
  passkeys?: "allowed";
  /** `own` is for a page that brings the slide-over of its members itself. */
  slideOver?: "own";
};
