import type { DeskList } from "../../lists/list-page.tsx";
import { RowLink } from "../../lists/list-table.tsx";
import { TimeText } from "../../time/time-text.tsx";
import { toContentPath } from "../editing/content-path.ts";
import { findPlace } from "../editing/content-places.ts";
import { ContentStateLabel } from "../editing/content-state-label.tsx";
import type { ContentFilters } from "./content-filters.ts";
import type { ListedContent } from "./content-list.service.server.ts";

export const CONTENT: Omit<DeskList<ListedContent, ContentFilters>, "filters"> = {
  title: "Content",
  caption: "Content, last changed first",
  placeholder: "Search names and text",
  toKey: ({ path }) => path,
  columns: [
    {
      label: "File",
      cell: ({ path, title }) => (
        <>
          <RowLink to={toContentPath(path)}>{title || path}</RowLink>
          {title ? <span className="block truncate text-ink-soft">{path}</span> : null}
        </>
      ),
      className: "w-full max-w-0 md:w-1/2",
    },
    {
      label: "Kind",
      cell: ({ path }) => findPlace(path)?.label,
      from: "md",
      className: "whitespace-nowrap",
    },
    {
      label: "State",
      cell: ({ state, published_at }) => (
        <ContentStateLabel state={state} publishAt={published_at} />
      ),
    },
    {
      label: "Changed by",
      cell: ({ author }) => author,
      from: "lg",
      className: "max-w-40 truncate",
    },
    {
      label: "Changed",
      cell: ({ changed_at }) => <TimeText at={changed_at} />,
      from: "sm",
      className: "whitespace-nowrap text-right",
    },
  ],
  create: { to: "/desk/content/new", label: "New file" },
  empty: { title: "No content yet", text: "Create a file, or import content." },
  noMatch: { title: "No content matches", text: "Try fewer words, another kind or another state." },
};
