import { useRouteLoaderData } from "react-router";
import { isPermitted, type Permission } from "#contract/desk/staff-terms.ts";
import type { Colleague } from "#services/staff/colleagues.repository.server.ts";
import { type ErrorStaff, useErrorStaff } from "./error-staff.ts";
import type { ShownProvider } from "./shown-provider.ts";

/** Data of every page of the desk. */
export type DeskData = {
  staff: ErrorStaff;
  /** Everybody who has or had an account. */
  colleagues: (Pick<Colleague, "id" | "name" | "role" | "is_active"> & {
    /** The last day on which they are away; null for one who is here. */
    away_until?: string | null;
    /** Who has their work meanwhile. */
    deputy_id?: number | null;
  })[];
  /** Where staff sign in beside the site. */
  provider?: ShownProvider | undefined;
  /** Of the agency. */
  timezone: string;
  /** When the data was read. */
  now: Date;
};

const SIGNED_OUT: DeskData = {
  staff: { id: 0, name: "", email: "", role: "editor" },
  colleagues: [],
  timezone: "UTC",
  now: new Date(0),
};

export function useDesk(): DeskData {
  const staff = useErrorStaff() ?? SIGNED_OUT.staff;
  return useRouteLoaderData<DeskData>("desk/routes/desk") ?? { ...SIGNED_OUT, staff };
}

/** Whether the person has a permission: what they may not do is not shown. */
export const useIsPermitted = (permission: Permission): boolean =>
  isPermitted(useDesk().staff.role, permission);
