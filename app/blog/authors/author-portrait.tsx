import type { Author } from "#contract/content/article.ts";
import { Image } from "#design/image.tsx";
import { ImageFrame } from "#design/image-frame.tsx";
import { SQUARE_SIDES } from "#platform/image/image-url.ts";

const [small, medium, large] = SQUARE_SIDES;
const PIXELS = { small, medium, large };

type AuthorPortraitProps = {
  author: Author;
  size: keyof typeof PIXELS;
};

const TEXT = { small: "text-base", medium: "text-title", large: "text-heading" };

function toInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const [first = "", last = ""] = [words[0], words.length > 1 ? words.at(-1) : ""];
  return [first, last].map((word) => [...word][0] ?? "").join("");
}

/** The same author has the same tint on every page. */
function toSeed(slug: string): number {
  return [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
}

/** The portrait of an author, or initials, beside the name. */
export function AuthorPortrait({ author, size }: AuthorPortraitProps) {
  const pixels = PIXELS[size];
  return (
    <ImageFrame seed={toSeed(author.slug)} size={size} className="rounded-full! ring-1 ring-line">
      {author.avatar ? (
        <Image src={author.avatar} alt="" width={pixels} height={pixels} />
      ) : (
        <span
          aria-hidden="true"
          className={`grid size-full place-items-center font-medium text-ink ${TEXT[size]}`}
        >
          {toInitials(author.name)}
        </span>
      )}
    </ImageFrame>
  );
}
