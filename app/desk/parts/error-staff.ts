import { createContext, use, useState } from "react";
import type { StaffRole } from "#contract/desk/staff-terms.ts";

/** Who is signed in, as far as their pages show it. */
export type ErrorStaff = { id: number; name: string; email: string; role: StaffRole };

/**
 * Set on the server to who is signed in, for a page that failed before any of its data was read: the
 * navigation needs it.
 */
export const ErrorStaffContext = createContext<ErrorStaff | null>(null);

const ATTRIBUTE = "data-staff";

function readRendered(): ErrorStaff | undefined {
  if (typeof document === "undefined") return undefined;
  const rendered = document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE);
  return rendered ? (JSON.parse(rendered) as ErrorStaff) : undefined;
}

/** Who is signed in; the browser reads it from the server-rendered page. */
export function useErrorStaff(): ErrorStaff | undefined {
  const given = use(ErrorStaffContext);
  const [rendered] = useState(readRendered);
  return given ?? rendered;
}

/** The attribute by which the browser gets it. */
export const toStaffAttribute = (staff: ErrorStaff) => ({ [ATTRIBUTE]: JSON.stringify(staff) });
