import { ChevronDown } from "lucide";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { INFO_LINKS } from "#app/site/navigation.ts";
import { useShownLinks } from "#app/site/use-site.ts";
import { Icon } from "#design/icon.tsx";

/**
 * The header's Info dropdown. Native details, so that it opens before JavaScript has loaded;
 * JavaScript adds what details lacks: an outside click, Esc and navigation close it.
 */
export function InfoMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const links = useShownLinks(INFO_LINKS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => details.current?.removeAttribute("open"), [key]);

  // Reads the element, not a state: its toggle event comes later than the next click may.
  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) {
        details.current?.removeAttribute("open");
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      details.current.removeAttribute("open");
      details.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  return (
    <details ref={details} className="group relative">
      <summary className="flex h-11 items-center gap-1 rounded-full px-3 font-medium">
        Info
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 mt-2 w-52 rounded-card border border-line bg-paper p-2 text-ink shadow-float">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              className="flex min-h-11 items-center rounded-field px-3 outline-blue hover:bg-mist aria-[current=page]:text-blue"
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
