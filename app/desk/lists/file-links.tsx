import { useLocation } from "react-router";
import { LIST_FILE_FORMATS, type ListFileName } from "./list-files.ts";

/** Files with all rows of a list that match its filters. */
export function FileLinks({ list }: { list: ListFileName }) {
  const { search } = useLocation();
  return Object.entries(LIST_FILE_FORMATS).map(([format, label]) => (
    <a
      key={format}
      href={`/api/desk/${list}.${format}${search}`}
      className="desk-button"
      aria-label={`Download as ${label}`}
    >
      {label}
    </a>
  ));
}
