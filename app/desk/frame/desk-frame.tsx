import { Toast } from "@base-ui/react/toast";
import { type ReactNode, useCallback, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { FailedLoadNotice } from "#app/shell/page-loads/failed-load-notice.tsx";
import { GuardedForms } from "#app/shell/page-loads/guarded-forms.tsx";
import { RouteAnnouncer } from "#app/shell/page-loads/route-announcer.tsx";
import { useSite } from "#app/site/use-site.ts";
import { isPermitted, STAFF_ROLE_LABELS } from "#contract/desk/staff-terms.ts";
import { classNames } from "#design/class-names.ts";
import { showFocused } from "#platform/browser/show-focused.ts";
import { useSnooze } from "../bulk/use-snooze.ts";
import { useReturnedRow } from "../lists/use-returned-row.ts";
import { useDesk } from "../parts/use-desk.ts";
import { SessionDialog } from "../sign-in/session-dialog.tsx";
import { SignedOutNotice } from "../sign-in/signed-out-notice.tsx";
import { DESK_LINKS, type DeskLink } from "./desk-links.ts";
import { Palette } from "./palette.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import { Toasts } from "./toasts.tsx";
import { useCurrentInView } from "./use-current-in-view.ts";
import { useLiveUpdates } from "./use-live-updates.ts";

/** Navigation on the left (above the page on a phone), and the page. */
export function DeskFrame({ children }: { children: ReactNode }) {
  // A page that failed before any data was read has no name.
  const name = useSite()?.name ?? "Desk";
  const { staff } = useDesk();
  const [opened, setOpened] = useState<"palette" | "help">();
  const close = () => setOpened(undefined);
  const openPalette = useCallback(() => setOpened("palette"), []);
  const openHelp = useCallback(() => setOpened("help"), []);
  useReturnedRow();
  useLiveUpdates();
  const navigation = useCurrentInView();
  const links = DESK_LINKS.filter(({ permission }) => isPermitted(staff.role, permission));
  return (
    <Toast.Provider>
      <Shortcuts onPalette={openPalette} onHelp={openHelp} />
      <div className="desk min-h-dvh md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
        <a href="#content" className="desk-skip">
          Skip to content
        </a>
        <RouteAnnouncer />
        <aside className="flex flex-wrap items-end border-line border-b bg-mist md:sticky md:top-0 md:h-dvh md:low:h-auto md:flex-col md:flex-nowrap md:items-stretch md:border-r md:border-b-0">
          <div className="flex min-w-0 flex-1 items-center justify-between gap-2 px-4 pt-3 md:flex-none md:pt-4">
            <p className="truncate font-semibold">{name}</p>
            <button
              type="button"
              onClick={openPalette}
              aria-keyshortcuts="Control+K"
              className="desk-button noscript:hidden"
            >
              Find
            </button>
          </div>
          <nav
            ref={navigation}
            onFocus={showFocused}
            aria-label="Desk"
            className="order-last flex w-full scroll-px-10 gap-1 overflow-x-auto p-2 max-md:fade-end md:order-none md:min-h-0 md:flex-1 md:flex-col md:overflow-y-auto"
          >
            {links.filter(({ isAgency }) => !isAgency).map(toNavLink)}
            <AgencyLinks links={links.filter(({ isAgency }) => isAgency)} />
          </nav>
          <div className="border-line pr-4 md:border-t md:px-4 md:py-3">
            <p className="hidden truncate text-ink-soft md:block">
              {staff.name} · {STAFF_ROLE_LABELS[staff.role]}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <button
                type="button"
                className="link hidden md:block noscript:hidden"
                onClick={openHelp}
              >
                Shortcuts (?)
              </button>
              <SignOutButton />
            </div>
          </div>
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          <SignedOutNotice />
          {children}
        </main>
      </div>
      <Palette open={opened === "palette"} onClose={close} />
      <ShortcutHelp open={opened === "help"} onClose={close} />
      <Toasts />
      <SessionDialog />
      <FailedLoadNotice />
      <GuardedForms />
    </Toast.Provider>
  );
}

const toNavLink = ({ to, label }: DeskLink) => (
  <NavLink key={to} to={to} end={to === "/desk"} className="desk-nav">
    {label}
  </NavLink>
);

/** What is about the agency: closed on a wide screen, unless one of its pages is open. */
function AgencyLinks({ links }: { links: readonly DeskLink[] }) {
  const { pathname } = useLocation();
  const isCurrent = links.some(({ to }) => pathname.startsWith(to));
  const [isOpen, setOpen] = useState(false);
  if (links.length === 0) return null;
  return (
    <div className="flex gap-1 md:order-last md:flex-col">
      <button
        type="button"
        aria-expanded={isOpen || isCurrent}
        onClick={() => setOpen(!isOpen)}
        className="desk-nav hidden w-full noscript:hidden md:flex"
      >
        Agency
        <span aria-hidden="true" className="text-ink-soft">
          {isOpen || isCurrent ? "▾" : "▸"}
        </span>
      </button>
      <div
        className={classNames(
          "flex gap-1 noscript:flex md:flex-col md:pl-3",
          !isOpen && !isCurrent && "md:hidden",
        )}
      >
        {links.map(toNavLink)}
      </div>
    </div>
  );
}

/** The keys of the desk; below the provider of the toasts, which they show. */
function Shortcuts(handlers: Pick<Parameters<typeof useShortcuts>[0], "onPalette" | "onHelp">) {
  useShortcuts({ ...handlers, onSnooze: useSnooze() });
  return null;
}
