import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useSite } from "#app/site/use-site.ts";
import { isPermitted, STAFF_ROLE_LABELS, type StaffRole } from "#contract/staff-terms.ts";
import { DESK_LINKS } from "./desk-links.ts";

type DeskFrameProps = {
  staff: { name: string; role: StaffRole };
  children: ReactNode;
};

/** Navigation on the left (above the page on a phone), and the page. */
export function DeskFrame({ staff, children }: DeskFrameProps) {
  const name = useSite()?.name;
  return (
    <div className="desk min-h-dvh md:grid md:grid-cols-[13rem_minmax(0,1fr)]">
      <a href="#content" className="desk-skip">
        Skip to content
      </a>
      <aside className="border-line border-b md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-r md:border-b-0">
        <p className="px-4 pt-3 font-semibold md:pt-4">{name} desk</p>
        <nav aria-label="Desk" className="flex gap-1 overflow-x-auto p-2 md:flex-1 md:flex-col">
          {DESK_LINKS.filter(({ permission }) => isPermitted(staff.role, permission)).map(
            (link) => (
              <NavLink key={link.to} to={link.to} end={link.to === "/desk"} className="desk-nav">
                {link.label}
              </NavLink>
            ),
          )}
        </nav>
        <p className="hidden border-line border-t px-4 py-3 text-ink-soft md:block">
          {staff.name}
          <br />
          {STAFF_ROLE_LABELS[staff.role]}
        </p>
      </aside>
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
    </div>
  );
}
