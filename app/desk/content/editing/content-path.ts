/** The page of the desk where a content file is edited. */
export const toContentPath = (path: string) =>
  `/desk/content/edit?${new URLSearchParams({ path })}`;

export const toContentHistoryPath = (path: string) =>
  `/desk/content/history?${new URLSearchParams({ path })}`;

/** The same page with the file as text, where its kind has a form. */
export const toTextPath = (path: string) =>
  `/desk/content/edit?${new URLSearchParams({ path, view: "text" })}`;
