import { Dialog } from "@base-ui/react/dialog";
import { ChevronDown, Menu, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Icon } from "#design/icon.tsx";
import { IconButton } from "#design/icon-button.tsx";
import { LinkButton } from "#design/link-button.tsx";
import { Logo } from "./logo.tsx";
import { INFO_LINKS, MAIN_LINKS, type NavigationLink } from "./navigation.ts";

function MenuLink({ link, quiet = false }: { link: NavigationLink; quiet?: boolean }) {
  return (
    <li className={quiet ? undefined : "border-line border-b"}>
      <NavLink
        to={link.to}
        className={
          quiet
            ? "flex min-h-11 items-center py-2 aria-[current=page]:text-blue"
            : "flex min-h-14 items-center font-medium text-lg aria-[current=page]:text-blue"
        }
      >
        {link.label}
      </NavLink>
    </li>
  );
}

/** The full-screen menu of small screens; while it is open the page does not scroll (spec §2). */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
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
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        render={
          <IconButton
            icon={Menu}
            label="Menu"
            className="noscript:hidden -mr-2 hover:bg-current/8 lg:hidden"
          />
        }
      />
      {/* Without script the footer, which has the same entries, is the menu. */}
      <a
        href="#footer"
        className="noscript:inline-flex -mr-2 hidden h-11 items-center px-2 text-sm lg:noscript:hidden"
      >
        Menu
      </a>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink outline-none transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 lg:hidden">
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="page-column flex h-(--header-height) shrink-0 items-center justify-between">
            <Link to="/" aria-label="OGDS home" className="-ml-2 flex h-11 items-center px-2">
              <Logo className="h-6 w-auto" />
            </Link>
            <Dialog.Close render={<IconButton icon={X} label="Close menu" className="-mr-2" />} />
          </div>
          <nav aria-label="Menu" className="page-column flex-1 pt-2">
            <ul className="border-line border-t">
              {MAIN_LINKS.map((link) => (
                <MenuLink key={link.to} link={link} />
              ))}
              <li className="border-line border-b">
                <details className="group">
                  <summary className="flex min-h-14 items-center justify-between font-medium text-lg">
                    Info
                    <Icon
                      of={ChevronDown}
                      className="size-5 text-ink-soft transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <ul className="pb-4">
                    {INFO_LINKS.map((link) => (
                      <MenuLink key={link.to} link={link} quiet />
                    ))}
                  </ul>
                </details>
              </li>
            </ul>
          </nav>
          <div className="page-column grid shrink-0 gap-3 py-6 sm:grid-cols-2">
            <LinkButton to="/apply" variant="secondary">
              Apply as a Developer
            </LinkButton>
            <LinkButton to="/find">Find a Developer</LinkButton>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
