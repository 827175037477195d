import type { FormName } from "#contract/clients/forms.ts";
import { APPLICATION_STATES, REQUEST_STATES } from "#contract/clients/request-state-terms.ts";
import { CLIENT_FORMS } from "../requests/request-filters.ts";

/** The two kinds of what people send, which have endpoints and scopes of their own. */
export const REQUEST_KINDS = {
  requests: {
    path: "/requests",
    one: "request",
    Name: "Request",
    forms: CLIENT_FORMS,
    states: REQUEST_STATES,
    read: "requests:read",
    write: "requests:write",
  },
  applications: {
    path: "/applications",
    one: "application",
    Name: "Application",
    forms: ["apply"] as readonly FormName[],
    states: APPLICATION_STATES,
    read: "applications:read",
    write: "applications:write",
  },
} as const;
export type RequestKind = (typeof REQUEST_KINDS)[keyof typeof REQUEST_KINDS];
