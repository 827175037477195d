import { toRowShape } from "#platform/text/row-file.server.ts";
import { type ListFile, toWriteFile, walkRows } from "../lists/list-file.server.ts";
import { readListQuery } from "../lists/list-query.ts";
import { listPeople, type PersonRow } from "./people.repository.server.ts";
import { PERSON_FILTERS } from "./person-filters.ts";
import { toKnownForms } from "./person-page.service.server.ts";

const SHAPE = toRowShape<PersonRow>({
  number: ({ id }) => id,
  name: ({ name }) => name,
  email: ({ address }) => address,
  company_name: ({ company }) => company,
  last_contact_at: ({ requested_at }) => requested_at,
});

export const PEOPLE_FILE: ListFile = {
  entry: { action: "person.export_list", subject: "people" },
  async open({ db }, { staff, params }) {
    const filter = { ...readListQuery(PERSON_FILTERS, params), forms: toKnownForms(staff) };
    return toWriteFile(
      SHAPE,
      walkRows({
        read: (before: number | undefined, part) =>
          listPeople(db, { ...filter, before }, { ...part, byId: true }),
        toCursor: ({ id }) => id,
        show: (rows) => rows,
      }),
    );
  },
};
