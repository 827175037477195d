import type { ArticleCard } from "#contract/content/article.ts";
import { classNames } from "#design/class-names.ts";
import { Image } from "#design/image.tsx";

type ArticleCoverProps = {
  cover: ArticleCard["cover"];
  /** Decorative beside a title; with a text alternative on the article's own page. */
  described?: boolean;
  /** Set for an image above the fold. */
  eager?: boolean;
  /** How wide it is on which screen. */
  sizes?: string;
  className?: string;
};

/** A phone's width, then the third of the page that a card of a list has. */
const CARD_SIZES = "(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw";

/** The picture of an article in a frame of 16 to 9; an article without one has an empty sheet. */
export function ArticleCover({
  cover,
  described = false,
  eager = false,
  sizes = CARD_SIZES,
  className,
}: ArticleCoverProps) {
  return (
    <div
      className={classNames(
        "aspect-video overflow-hidden rounded-card border border-line bg-paper",
        className,
      )}
    >
      {cover ? (
        <Image
          src={cover.src}
          alt={described ? cover.alt : ""}
          width={cover.width}
          height={cover.height}
          sizes={sizes}
          priority={eager}
          className="size-full object-cover"
        />
      ) : (
        <svg
          viewBox="0 0 1200 675"
          aria-hidden="true"
          fill="none"
          strokeWidth="1.5"
          className="size-full stroke-line-strong"
        >
          <path d="M40 66V40h26M1160 66V40h-26M40 609v26h26M1160 609v26h-26" />
          <path
            d="M-20 382C408 504 632 396 1220 329M-20 443C408 53 632 547 1220 398"
            className="stroke-line"
          />
        </svg>
      )}
    </div>
  );
}
