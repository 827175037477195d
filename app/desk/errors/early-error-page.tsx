import { toStaffAttribute, useErrorStaff } from "../parts/error-staff.ts";
import { DeskErrorPage } from "./desk-error-page.tsx";

/**
 * A page of the desk that failed before any of its data was read, as one that a role does not
 * include: then the router shows the error of the whole site.
 */
export function EarlyErrorPage({ error }: { error: unknown }) {
  const staff = useErrorStaff();
  return (
    <div {...(staff ? toStaffAttribute(staff) : {})}>
      <DeskErrorPage error={error} />
    </div>
  );
}
