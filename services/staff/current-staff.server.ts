import { createContext } from "react-router";
import type { StaffRole } from "#contract/desk/staff-terms.ts";

/** Who is signed in, as the session of a request says. */
export type CurrentStaff = {
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  session_id: number;
  /** When the person last proved who they are. */
  signed_in_at: Date;
};

/** Loaders and actions of the desk read it by `context.get(staffContext)`. */
export const staffContext = createContext<CurrentStaff>();
