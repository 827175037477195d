import { FORMS } from "#contract/clients/forms.ts";
import { canOwnRequest } from "#contract/desk/request-access.ts";
import type { Colleague } from "#services/staff/colleagues.repository.server.ts";

/** Whether a colleague may own every kind of request, and so have the work of another one. */
export const canReceive = (colleague: Pick<Colleague, "is_active" | "role">): boolean =>
  FORMS.every((form) => canOwnRequest(colleague, form));
