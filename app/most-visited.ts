/** Pages that somebody asks for in the first minutes of any day. */
export const MOST_VISITED: readonly string[] = [
  ...["/", "/developers", "/pricing", "/services", "/why-ogds", "/about-us", "/blog"],
  ...["/career", "/vacancies", "/faq/client", "/faq/developer", "/hire/select-developer"],
];
