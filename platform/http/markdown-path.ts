const ENDING = ".md";

/** Path of the Markdown version of a page; a query may follow: `/blog?page=2` → `/blog.md?page=2`. */
export function toMarkdownPath(path: string): string {
  const [pathname = "/", ...query] = path.split("?");
  return [`${pathname === "/" ? "/index" : pathname}${ENDING}`, ...query].join("?");
}

/** Path of the page whose Markdown version is at `pathname`; undefined for other paths. */
export function fromMarkdownPath(pathname: string): string | undefined {
  if (!pathname.endsWith(ENDING)) return undefined;
  const path = pathname.slice(0, -ENDING.length);
  if (path === "/index") return "/";
  return path.endsWith("/") ? undefined : path;
}
