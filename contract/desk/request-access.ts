import { FORMS, type FormName } from "../clients/forms.ts";
import { isPermitted, type Permission, type StaffRole, toChangePermission } from "./staff-terms.ts";

/** The part of the desk that requests of a form are in. */
export const toRequestPermission = (form: FormName): Permission =>
  form === "apply" ? "applications" : "requests";

/** Whether a role may change requests of a form, and download what was sent with replies. */
export const mayChangeRequest = (role: StaffRole, form: FormName): boolean =>
  isPermitted(role, toChangePermission(toRequestPermission(form)));

/** The forms whose requests a role may open. */
export const listReadableForms = (role: StaffRole): FormName[] =>
  FORMS.filter((form) => isPermitted(role, toRequestPermission(form)));

/** After the name of an owner who was disabled, or whose role has changed. */
export const NO_ACCESS = " (no access)";

/** Whether a colleague may open requests of a form: others are not named in notes. */
export const canOpenRequest = (
  { is_active, role }: { is_active: boolean; role: StaffRole },
  form: FormName,
): boolean => is_active && isPermitted(role, toRequestPermission(form));

/** Whether a colleague may change requests of a form: others are not offered as owner. */
export const canOwnRequest = (
  { is_active, role }: { is_active: boolean; role: StaffRole },
  form: FormName,
): boolean => is_active && mayChangeRequest(role, form);
