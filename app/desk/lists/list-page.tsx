import type { ReactNode } from "react";
import { Link } from "react-router";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { useDesk } from "../parts/use-desk.ts";
import { FileLinks } from "./file-links.tsx";
import { LIST_FILE_PERMISSIONS, type ListFileName } from "./list-files.ts";
import { ListPages } from "./list-pages.tsx";
import { isNarrowed, type ListFilters, type ListQuery } from "./list-query.ts";
import { ListTable, type ListTableProps } from "./list-table.tsx";
import { PhoneSheet } from "./phone-sheet.tsx";
import type { ListResult } from "./read-list-page.server.ts";
import type { SavedView } from "./saved-views.repository.server.ts";
import { SavedViews } from "./saved-views.tsx";
import { SearchForm } from "./search-form.tsx";
import type { ListSelection } from "./select-cell.tsx";

/** A list of the desk; how it is read is in its service and its repository. */
export type DeskList<Row, F extends ListFilters> = Omit<ListTableProps<Row>, "rows"> & {
  title: string;
  /** What the search finds, in a list that is searched. */
  placeholder?: string;
  filters: F;
  /** Of a list whose rows are changed together. */
  selection?: ListSelection<Row>;
  /** Of the files with all rows of the filters, for who may download them. */
  file?: ListFileName;
  /** What a new one is made by. */
  create?: { to: string; label: string } | undefined;
  /** Without rows: where there are none at all, and where none match the filters. */
  empty: EmptyText;
  noMatch: EmptyText;
};

type EmptyText = { title: string; text: string };

type ListPageProps<Row, F extends ListFilters> = {
  list: DeskList<Row, F>;
  query: ListQuery<F>;
  result: ListResult<Row>;
  /** A person's saved filters, where they can be saved. */
  views?: readonly SavedView[];
  /** Between heading and filters. */
  children?: ReactNode;
  /** The form that changes the ticked rows of a list with a `selection`. */
  bulk?: ReactNode;
  /** In place of table and pages, like a calendar. */
  view?: ReactNode;
};

/** Heading, filters and rows of a list, page by page. */
export function ListPage<Row, F extends ListFilters>(props: ListPageProps<Row, F>) {
  const { list, query, result, views, children, bulk, view } = props;
  const { title, text } = isNarrowed(list.filters, query) ? list.noMatch : list.empty;
  const { role } = useDesk().staff;
  const file =
    list.file && isPermitted(role, LIST_FILE_PERMISSIONS[list.file]) ? list.file : undefined;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3">
        <h1 className="font-semibold text-base">{list.title}</h1>
        <div className="flex flex-wrap items-center gap-2">
          {views || file ? (
            <PhoneSheet label="More">
              {views ? <SavedViews views={views} /> : null}
              {file ? <FileLinks list={file} /> : null}
            </PhoneSheet>
          ) : null}
          {list.create ? (
            <Link to={list.create.to} data-shortcut="c" className="desk-button desk-button-main">
              {list.create.label}
            </Link>
          ) : null}
        </div>
      </div>
      {children}
      <SearchForm filters={list.filters} query={query} placeholder={list.placeholder} />
      {view}
      {result.rows.length === 0 ? <EmptyList title={title}>{text}</EmptyList> : null}
      {result.rows.length > 0 && !view ? (
        <>
          <ListTable {...list} rows={result.rows} selection={bulk ? list.selection : undefined} />
          <ListPages {...result} />
        </>
      ) : null}
      {bulk}
    </>
  );
}
