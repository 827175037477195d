import { Menu } from "lucide";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ChunkBoundary } from "#design/chunk-boundary.tsx";
import { IconButton } from "#design/icon-button.tsx";

const importPanel = () => import("./mobile-menu-panel.tsx");
const MobileMenuPanel = lazy(async () => ({ default: (await importPanel()).MobileMenuPanel }));
/** A failure shows when the menu is opened. */
const preload = () => void importPanel().catch(() => {});

/** The menu's button on small screens. Its panel is fetched on touch or focus. */
export function MobileMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    const desktop = window.matchMedia("(width >= 64rem)");
    const closeOnDesktop = () => {
      if (desktop.matches) setOpen(false);
    };
    desktop.addEventListener("change", closeOnDesktop);
    return () => desktop.removeEventListener("change", closeOnDesktop);
  }, []);

  return (
    <>
      <IconButton
        ref={button}
        icon={Menu}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        className="noscript:hidden -mr-2 hover:bg-current/8 lg:hidden"
      />
      {/* Without JavaScript the footer, which has the same entries, is the menu. */}
      <a
        href="#footer"
        className="noscript:inline-flex -mr-2 hidden h-11 items-center px-2 text-sm lg:noscript:hidden"
      >
        Menu
      </a>
      {wasOpened ? (
        <ChunkBoundary onFail={() => window.location.assign("#footer")}>
          <Suspense>
            <MobileMenuPanel open={open} onOpenChange={setOpen} button={button} />
          </Suspense>
        </ChunkBoundary>
      ) : null}
    </>
  );
}
