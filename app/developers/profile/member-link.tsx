import { type MouseEvent, type ReactNode, useContext } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { toSlideOverHash } from "../parts/profile-url.ts";
import { MemberPopupContext } from "./member-popup.ts";
import { SlideOverOnDemand } from "./slide-over-on-demand.ts";

type MemberLinkProps = { slug: string; className?: string; children: ReactNode };

/**
 * Leads to the full profile; a plain click opens the slide-over on this page instead (spec §2).
 * With a modifier key or without JavaScript it stays an ordinary link.
 */
export function MemberLink({ slug, className, children }: MemberLinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const { load, toHref } = useContext(MemberPopupContext);

  /** Starts what opening the slide-over needs while the pointer is still on its way. */
  function preload() {
    SlideOverOnDemand.preload();
    load(slug).catch(() => {});
  }

  function openSlideOver(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    preload();
    navigate(
      { pathname: location.pathname, search: location.search, hash: toSlideOverHash(slug) },
      { state: { openedHere: true }, preventScrollReset: true },
    );
  }

  return (
    <Link
      to={toHref(slug)}
      data-member={slug}
      aria-haspopup="dialog"
      onClick={openSlideOver}
      onPointerEnter={preload}
      onFocus={preload}
      className={className}
    >
      {children}
    </Link>
  );
}
