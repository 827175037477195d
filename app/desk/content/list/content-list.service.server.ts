import type { DeskContentQuery } from "#contract/desk-content.ts";
import { isPermitted, type StaffRole } from "#contract/staff-terms.ts";
import type { Database } from "#database/client.server.ts";
import { PAGE_SIZE } from "../../lists/list-limits.ts";
import { CONTENT_PLACES, permissionFor } from "../editing/content-places.ts";
import { type ContentRow, countContent, listContent } from "./content-list.repository.server.ts";

/** A row of the list with what the file is about. */
export type ListedContent = Omit<ContentRow, "beginning"> & { title: string };

/** The kinds of content that a role edits. */
export const listPlaces = (role: StaffRole) =>
  CONTENT_PLACES.filter((place) => isPermitted(role, permissionFor(place)));

/** One page of the list of content; a page beyond the end is the last one. */
export async function readContentList(db: Database, query: DeskContentQuery, role: StaffRole) {
  const kinds = listPlaces(role).map(({ kind }) => kind);
  const filter = {
    kinds: query.kind ? kinds.filter((kind) => kind === query.kind) : kinds,
    state: query.state === "all" ? undefined : query.state,
    text: query.text,
  };
  const total = await countContent(db, filter);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rows = await listContent(db, filter, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { rows: rows.map(toListed), total, page, pages };
}

function toListed({ beginning, ...row }: ContentRow): ListedContent {
  return { ...row, title: toTitle(beginning) };
}

const toValue = (text: string, field: string) =>
  new RegExp(`^${field}: *(.+)$`, "m").exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, "$2") ?? "";

/** What a file calls itself, as far as one can tell without parsing it. */
export function toTitle(text: string): string {
  if (!/^(?:---|[a-z_]+:)/.test(text)) return "";
  const person = `${toValue(text, "first_name")} ${toValue(text, "last_name")}`.trim();
  return person || toValue(text, "title") || toValue(text, "name");
}
