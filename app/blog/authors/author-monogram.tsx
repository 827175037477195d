import { ImageFrame } from "#design/image-frame.tsx";

type AuthorMonogramProps = {
  author: { slug: string; name: string };
  size: "small" | "medium" | "large";
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

/** Initials of an author instead of a portrait, beside the name. */
export function AuthorMonogram({ author, size }: AuthorMonogramProps) {
  return (
    <ImageFrame seed={toSeed(author.slug)} size={size} className="rounded-full!">
      <span
        aria-hidden="true"
        className={`grid size-full place-items-center font-medium text-ink ${TEXT[size]}`}
      >
        {toInitials(author.name)}
      </span>
    </ImageFrame>
  );
}
