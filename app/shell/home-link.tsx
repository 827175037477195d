import { Link } from "react-router";
import type { PublicSite } from "#app/site/public-site.ts";
import { classNames } from "#design/class-names.ts";

type HomeLinkProps = {
  /** Undefined while it cannot be read. */
  site: Pick<PublicSite, "name" | "logo"> | undefined;
  /** Whether it lies on a dark surface. */
  onInk?: boolean;
  /** Whether the logo is fetched only when it comes near. */
  isLazy?: boolean;
  /** Height of the logo. */
  logoClassName?: string;
  className?: string;
};

/** The logo of the agency, or its name where it has none, which leads to the home page. */
export function HomeLink({
  site,
  onInk = false,
  isLazy,
  logoClassName = "h-6",
  className,
}: HomeLinkProps) {
  const { name = "", logo } = site ?? {};
  return (
    <Link
      to="/"
      aria-label={`${name} home`.trim()}
      className={classNames("-ml-2 inline-flex h-11 items-center px-2", className)}
    >
      {logo ? (
        <picture className="contents">
          {/* In forced colors every surface has the reader's color. */}
          <source
            media="(forced-colors: active) and (prefers-color-scheme: dark)"
            srcSet={logo.on_dark}
          />
          <source media="(forced-colors: active)" srcSet={logo.src} />
          <img
            src={onInk ? logo.on_dark : logo.src}
            width={logo.width}
            height={logo.height}
            alt=""
            loading={isLazy ? "lazy" : undefined}
            className={classNames("w-auto", logoClassName)}
          />
        </picture>
      ) : (
        <span aria-hidden="true" className="truncate font-semibold text-lg tracking-tight">
          {name || "Home"}
        </span>
      )}
    </Link>
  );
}
