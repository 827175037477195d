import { REQUEST_SHAPE } from "#app/requests/personal-data/requests-export.server.ts";
import { walkRequestsWhere } from "#app/requests/records/requests.repository.server.ts";
import { type ListFile, toWriteFile } from "../lists/list-file.server.ts";
import { type ListFilters, readListQuery } from "../lists/list-query.ts";
import { isOfDeals, toCondition } from "./desk-requests.repository.server.ts";
import { FORMS_OF, type RequestList } from "./inbox.service.server.ts";
import { APPLICATION_FILTERS, INBOX_FILTERS, type RequestQuery } from "./request-filters.ts";

/** The file of a list of requests: all that was answered in their forms, oldest first. */
const toRequestsFile = (
  entry: ListFile["entry"],
  list: RequestList,
  readQuery: (params: URLSearchParams) => RequestQuery,
): ListFile => ({
  entry,
  async open({ db }, { staff, params, today }) {
    const filter = { ...readQuery(params), forms: FORMS_OF[list], staff_id: staff.id, today };
    return toWriteFile(REQUEST_SHAPE, walkRequestsWhere(db, isOfDeals(toCondition(filter))));
  },
});

const toReader =
  <F extends ListFilters>(filters: F) =>
  (params: URLSearchParams) =>
    readListQuery(filters, params);

export const REQUESTS_FILE = toRequestsFile(
  { action: "request.export", subject: "requests" },
  "requests",
  toReader(INBOX_FILTERS),
);

export const APPLICATIONS_FILE = toRequestsFile(
  { action: "application.export", subject: "applications" },
  "applications",
  toReader(APPLICATION_FILTERS),
);
