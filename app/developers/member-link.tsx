import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { toProfilePath, toSlideOverHash } from "./member-address.ts";
import { preloadMember } from "./preload-member.ts";

type MemberLinkProps = { slug: string; className?: string; children: ReactNode };

/**
 * Leads to the full profile; a plain click opens the slide-over on this page instead (spec §2). With
 * a modifier key or without script it stays an ordinary link.
 */
export function MemberLink({ slug, className, children }: MemberLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();

  function openSlideOver(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(
      { pathname: location.pathname, search: location.search, hash: toSlideOverHash(slug) },
      { state: { openedHere: true }, preventScrollReset: true },
    );
  }

  return (
    <Link
      to={toProfilePath(slug)}
      data-member={slug}
      aria-haspopup="dialog"
      onClick={openSlideOver}
      onPointerEnter={() => preloadMember(slug)}
      onFocus={() => preloadMember(slug)}
      className={className}
    >
      {children}
    </Link>
  );
}
