const PAGE = "/desk/personal-data";

/** The page of what is stored about a person. */
export const toPersonPath = (email: string) => `${PAGE}?${new URLSearchParams({ email })}`;

/** All of it as an archive. */
export const toArchivePath = (email: string) =>
  `/api/desk/person.zip?${new URLSearchParams({ email })}`;
