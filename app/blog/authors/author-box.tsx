import { Link } from "react-router";
import type { Author } from "#contract/content/article.ts";
import { toAuthorPath } from "../article-url.ts";
import { AuthorLinks } from "./author-links.tsx";
import { AuthorPortrait } from "./author-portrait.tsx";

/** The author below an article. */
export function AuthorBox({ author }: { author: Author }) {
  return (
    <section
      aria-labelledby="author"
      className="flex flex-col gap-5 rounded-card border border-line bg-paper p-6 sm:flex-row"
    >
      <AuthorPortrait author={author} size="medium" />
      <div className="min-w-0">
        <h2 id="author" className="text-lg">
          <Link to={toAuthorPath(author.slug)} className="hover:text-blue">
            {author.name}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">{author.role}</p>
        <p className="mt-3 max-w-reading">{author.bio}</p>
        <AuthorLinks author={author} className="mt-1 flex gap-5" />
      </div>
    </section>
  );
}
