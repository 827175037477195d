import {
  listReviews,
  type StoredReview,
} from "#app/apply/application-reviews.repository.server.ts";
import { toMemberPath } from "#app/developers/content/member-path.server.ts";
import {
  type CreatedMember,
  findMemberOf,
} from "#app/developers/content/member-private.repository.server.ts";
import type { ApplicationRow } from "#app/requests/records/requests.repository.server.ts";
import type { Database } from "#database/client.server.ts";
import { isLongYaml, parseYaml } from "#services/content/yaml/yaml-source.ts";
import { readEditedFile } from "../content/editing/edited-file.server.ts";
import {
  type DeskRequest,
  type RequestReader,
  readDeskRequest,
} from "../requests/desk-request.service.server.ts";

/** An application as its page at the desk shows it. */
export type DeskApplication = DeskRequest & {
  application: ApplicationRow;
  reviews: StoredReview[];
  member: ApplicationMember | undefined;
};

/** The member that was made of an application. */
export type ApplicationMember = CreatedMember & {
  /** Whether its file is still there, on the site or as a draft. */
  hasFile: boolean;
};

/** Everything about one application; undefined for an unknown reference and for other forms. */
export async function readDeskApplication(
  db: Database,
  input: string,
  reader: RequestReader,
): Promise<DeskApplication | undefined> {
  const request = await readDeskRequest(db, input, reader);
  if (!request?.application) return undefined;
  const { id, application } = request;
  const reviews = await listReviews(db, id);
  return { ...request, application, reviews, member: await readMember(db, id) };
}

async function readMember(
  db: Database,
  request_id: number,
): Promise<ApplicationMember | undefined> {
  const member = await findMemberOf(db, request_id);
  if (!member) return undefined;
  const { state, text } = await readEditedFile(db, toMemberPath(member.slug, "yaml"));
  const hasFile = state !== "new" && state !== "removed";
  return { ...member, hasFile, hasRate: member.isPublished ? member.hasRate : hasRate(text) };
}

/** Whether a draft has a rate for clients; it may be invalid otherwise. */
function hasRate(text: string): boolean {
  if (isLongYaml(text)) return false;
  const value = parseYaml(text).value as { sales_rate?: unknown } | null | undefined;
  return value?.sales_rate != null;
}
