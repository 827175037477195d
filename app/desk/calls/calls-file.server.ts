import { toRowShape } from "#platform/text/row-file.server.ts";
import { type ListFile, toWriteFile, walkRows } from "../lists/list-file.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { toCallFilters } from "./call-filters.ts";
import { type ListedCall, listDeskHosts, toListed, toShown } from "./call-list.service.server.ts";
import { listDeskCalls } from "./desk-calls.repository.server.ts";

const SHAPE = toRowShape<ListedCall>({
  request: ({ reference }) => reference,
  form: ({ form }) => form,
  name: ({ name }) => name,
  email: ({ email }) => email,
  company_name: ({ company_name }) => company_name,
  phone: ({ phone }) => phone,
  host: ({ host_name }) => host_name ?? null,
  starts_at: ({ starts_at }) => starts_at,
  ends_at: ({ ends_at }) => ends_at,
  timezone: ({ timezone }) => timezone,
  state: ({ state }) => state,
  confirm_by: ({ confirm_by }) => confirm_by,
  booked_at: ({ booked_at }) => booked_at,
});

export const CALLS_FILE: ListFile = {
  entry: { action: "call.export", subject: "calls" },
  async open({ db, clock }, { staff, params }) {
    const hosts = await listDeskHosts(db);
    const query = readListQuery(toCallFilters(hosts, staff.email), params);
    const { filter, timezone } = await toShown(db, query, { now: clock(), staff, hosts });
    return toWriteFile(
      SHAPE,
      walkRows({
        read: (before: number | undefined, part) =>
          listDeskCalls(db, { ...filter, before }, { ...part, byId: true }),
        toCursor: ({ id }) => id,
        show: (calls) => calls.map(toListed(hosts, timezone)),
      }),
    );
  },
};
