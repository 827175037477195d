import { Dialog } from "@base-ui/react/dialog";
import { ChevronDown, X } from "lucide";
import type { RefObject } from "react";
import { NavLink } from "react-router";
import { INFO_LINKS, MAIN_LINKS, type NavigationLink } from "#app/site/navigation.ts";
import { toShownLinks } from "#app/site/shown-links.ts";
import { useSite } from "#app/site/use-site.ts";
import { withNoun } from "#contract/values/trade.ts";
import { IconButton } from "#design/buttons/icon-button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { classNames } from "#design/class-names.ts";
import { Icon } from "#design/icon.tsx";
import { HomeLink } from "../home-link.tsx";

function MenuLink({ link, quiet = false }: { link: NavigationLink; quiet?: boolean }) {
  return (
    <li className={quiet ? undefined : "border-line border-b"}>
      <NavLink
        to={link.to}
        className={classNames(
          "flex items-center aria-[current=page]:text-blue",
          quiet ? "min-h-11 py-2" : "min-h-14 font-medium text-lg",
        )}
      >
        {link.label}
      </NavLink>
    </li>
  );
}

type MobileMenuPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Element that gets the focus back: not every browser focuses a clicked button. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The full-screen menu of small screens; while it is open the page does not scroll (spec §2). */
export function MobileMenuPanel({ open, onOpenChange, button }: MobileMenuPanelProps) {
  const site = useSite();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={button}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink outline-none transition-opacity duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 lg:hidden"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="page-column flex h-(--header-height) shrink-0 items-center justify-between">
            <HomeLink site={site} />
            <Dialog.Close render={<IconButton icon={X} label="Close menu" className="-mr-2" />} />
          </div>
          <nav aria-label="Menu" className="page-column flex-1 pt-2">
            <ul className="border-line border-t">
              {toShownLinks(MAIN_LINKS, site).map((link) => (
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
                    {toShownLinks(INFO_LINKS, site).map((link) => (
                      <MenuLink key={link.to} link={link} quiet />
                    ))}
                  </ul>
                </details>
              </li>
            </ul>
          </nav>
          <div className="page-column grid shrink-0 gap-3 py-6 sm:grid-cols-2">
            <LinkButton to="/apply" variant="secondary">
              {withNoun("Apply as a Developer")}
            </LinkButton>
            <LinkButton to="/find">{withNoun("Find a Developer")}</LinkButton>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
