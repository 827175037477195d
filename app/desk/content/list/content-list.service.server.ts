import { isPermitted, type StaffRole } from "#contract/desk/staff-terms.ts";
import type { Database } from "#database/client.server.ts";
import { readListPage } from "../../lists/read-list-page.server.ts";
import { CONTENT_PLACES, permissionFor } from "../editing/content-places.ts";
import { toTitle } from "../editing/file-title.ts";
import type { DeskContentQuery } from "./content-filters.ts";
import { type ContentRow, countContent, listContent } from "./content-list.repository.server.ts";

/** A row of the list with what the file is about. */
export type ListedContent = Omit<ContentRow, "beginning"> & { title: string };

/** The kinds of content that a role edits. */
export const listPlaces = (role: StaffRole) =>
  CONTENT_PLACES.filter((place) => isPermitted(role, permissionFor(place)));

/** One page of the list of content. */
export async function readContentList(db: Database, query: DeskContentQuery, role: StaffRole) {
  const kinds = listPlaces(role).map(({ kind }) => kind);
  const filter = { ...query, kinds: kinds.filter((kind) => [kind, ""].includes(query.kind)) };
  return readListPage(await countContent(db, filter), query.page, async (part) =>
    (await listContent(db, filter, part)).map(toListed),
  );
}

function toListed({ beginning, ...row }: ContentRow): ListedContent {
  return { ...row, title: toTitle(beginning) };
}
