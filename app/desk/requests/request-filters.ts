import { FORMS, type FormName } from "#contract/clients/forms.ts";
import {
  APPLICATION_STATES,
  REQUEST_STATES,
  STATE_LABELS,
} from "#contract/clients/request-state-terms.ts";
import { type ListFilters, type ListQuery, pickOptions } from "../lists/list-query.ts";

/** Forms of clients, whose requests the inbox shows. */
export const CLIENT_FORMS: readonly FormName[] = FORMS.filter((form) => form !== "apply");

const OWNER = {
  label: "Owner",
  options: {
    "": "Any owner",
    me: "Mine",
    none: "Unassigned",
    me_or_none: "Mine and unassigned",
    some: "With an owner",
  },
  hasColleagues: true,
} as const;

const UNREAD = { label: "Read", options: { "": "Read or not", unread: "Unread" } };

const WAITING = {
  label: "Waiting",
  options: {
    "": "Waiting or not",
    us: "Waiting for us",
    client: "Waiting for the client",
    no: "Not waiting for us",
  },
};

const SORT = {
  label: "Sort",
  narrows: false,
  options: {
    "": "Newest first",
    oldest: "Oldest first",
    owner: "By owner",
    message: "Last message first",
    waiting: "Waiting longest first",
  },
} as const;

/** Every state in which something is left to do, or all. */
const OPEN_OR_ALL = { open: "Open", all: "All states" };

export const INBOX_FILTERS = {
  form: {
    label: "Kind",
    options: { "": "All kinds", hire: "Hire", find: "Find", proposal: "Proposal answers" },
  },
  state: {
    label: "State",
    options: { ...OPEN_OR_ALL, ...pickOptions(REQUEST_STATES, STATE_LABELS) },
  },
  owner: OWNER,
  waiting: WAITING,
  read: UNREAD,
  due: {
    label: "Follow-up",
    options: { "": "Any date", overdue: "Overdue", today: "Today", later: "Later or none" },
  },
  sort: { ...SORT, options: { ...SORT.options, follow_up: "Follow-up first" } },
} satisfies ListFilters;

export const APPLICATION_FILTERS = {
  state: {
    label: "State",
    options: { ...OPEN_OR_ALL, ...pickOptions(APPLICATION_STATES, STATE_LABELS) },
  },
  owner: OWNER,
  waiting: { ...WAITING, options: { ...WAITING.options, client: "Waiting for the applicant" } },
  read: UNREAD,
  sort: SORT,
} satisfies ListFilters;

type InboxQuery = ListQuery<typeof INBOX_FILTERS>;
type ApplicationState = ListQuery<typeof APPLICATION_FILTERS>["state"];

/** What the URL of one of the two lists asks for. What is absent leaves nothing out. */
export type RequestQuery = Partial<Omit<InboxQuery, "state">> & {
  state?: InboxQuery["state"] | ApplicationState;
};
