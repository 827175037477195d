import { useLocation } from "react-router";
import { useIsPermitted } from "../parts/use-desk.ts";
import { LIST_FILE_FORMATS, LIST_FILE_PERMISSIONS, type ListFileName } from "./list-files.ts";

/** Files with all rows of a list that match its filters, for who may download them. */
export function FileLinks({ list }: { list: ListFileName }) {
  const { search } = useLocation();
  if (!useIsPermitted(LIST_FILE_PERMISSIONS[list])) return null;
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
