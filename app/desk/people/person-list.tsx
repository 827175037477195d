import type { DeskList } from "../lists/list-page.tsx";
import { type ListColumn, RowLink } from "../lists/list-table.tsx";
import { TimeText } from "../time/time-text.tsx";
import type { PersonRow } from "./people.repository.server.ts";
import { PERSON_FILTERS } from "./person-filters.ts";
import { toPersonPage } from "./person-path.ts";

const NAME: ListColumn<PersonRow> = {
  label: "Name",
  cell: ({ id, name, address, company }) => (
    <>
      <RowLink to={toPersonPage(id)}>
        {name}
        {company ? <span className="font-normal text-ink-soft md:hidden"> · {company}</span> : null}
      </RowLink>
      <span className="block truncate text-ink-soft md:hidden">{address}</span>
    </>
  ),
  className: "w-full max-w-0 md:w-[34%]",
};

const COMPANY: ListColumn<PersonRow> = {
  label: "Company",
  cell: ({ company }) => company,
  from: "md",
  className: "max-w-0 truncate md:w-[28%]",
};

export const PEOPLE_COLUMNS: readonly ListColumn<PersonRow>[] = [
  NAME,
  COMPANY,
  {
    label: "Email",
    cell: ({ address }) => address,
    from: "md",
    className: "max-w-0 truncate text-ink-soft md:w-[28%]",
  },
  {
    label: "Last contact",
    cell: ({ requested_at }) => <TimeText at={requested_at} />,
    className: "whitespace-nowrap text-right",
  },
];

export const PEOPLE: DeskList<PersonRow, typeof PERSON_FILTERS> = {
  title: "People",
  caption: "People, last contact first",
  placeholder: "Search name, email, phone or company",
  filters: PERSON_FILTERS,
  toKey: ({ id }) => id,
  columns: PEOPLE_COLUMNS,
  file: "people",
  create: { to: "/desk/people/new", label: "Add person" },
  empty: {
    title: "No people yet",
    text: "Everyone who sends a form or is sent a proposal appears here.",
  },
  noMatch: { title: "No people match", text: "Try fewer words." },
};
