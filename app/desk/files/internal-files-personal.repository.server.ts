import { type SQL, sql } from "drizzle-orm";
import { internalFiles } from "#database/tables/internal-files.ts";
import { people } from "#database/tables/people.ts";
import { requests } from "#database/tables/requests.ts";
import { toSizeText } from "#platform/uploads/saved-file.ts";
import type { Person } from "#services/personal-data/person.server.ts";
import type { PersonalRecord } from "#services/personal-data/personal-record.server.ts";
import {
  createRowsPart,
  hasAddress,
} from "#services/personal-data/rows-of-person.repository.server.ts";

const { request_id, person_id } = internalFiles;

const isOfPerson = (person: Person): SQL =>
  sql`(${request_id} in (select ${requests.id} from ${requests} where ${hasAddress(requests.email, person)})
    or ${person_id} in (select ${people.id} from ${people} where ${hasAddress(people.address, person)}))`;

/** What staff put on requests, applications and people; the foreign keys delete it with them. */
export const internalFilesRecord: PersonalRecord = {
  name: "internal files",
  tables: ["internal_files"],
  retention: "as long as the request, application or person that they are on",
  ofPerson: createRowsPart({
    table: internalFiles,
    isOfPerson,
    // Like a note it may tell what was agreed with others: staff decide whether to send it.
    toCopy: ({ name, type, size, created_at }) => ({
      title: "Internal file",
      data: { name, type, size, created_at },
      details: [
        ["Name", name],
        ["Size", toSizeText(size)],
        ["Added", created_at.toISOString()],
      ],
    }),
  }),
};
