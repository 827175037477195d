import { Menu } from "lucide";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { IconButton } from "#design/buttons/icon-button.tsx";
import { onDemand } from "#design/loading/on-demand.tsx";

const MobileMenuPanel = onDemand(
  async () => (await import("./mobile-menu-panel.tsx")).MobileMenuPanel,
);

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
        onPointerDown={MobileMenuPanel.preload}
        onFocus={MobileMenuPanel.preload}
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
        <MobileMenuPanel
          open={open}
          onOpenChange={setOpen}
          button={button}
          onFail={() => window.location.assign("#footer")}
        />
      ) : null}
    </>
  );
}
