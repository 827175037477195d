import { createHash } from "node:crypto";
import { findRequestForm } from "#app/requests/records/requests.repository.server.ts";
import { mayChangeRequest } from "#contract/desk/request-access.ts";
import { isPermitted } from "#contract/desk/staff-terms.ts";
import { FILE_OF_OTHER_TYPE, UPLOAD_TYPES } from "#contract/values/upload-terms.ts";
import type { Database } from "#database/client.server.ts";
import { notFound, PublicError, unprocessable } from "#platform/errors.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { findDocumentType } from "#platform/uploads/document-type.server.ts";
import { toFileName } from "#platform/uploads/file-name.ts";
import type { SubmittedFile } from "#platform/uploads/read-form-with-file.server.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { recordOpenedFile } from "../applications/opened-files.service.server.ts";
import { findRootById } from "../people/family.repository.server.ts";
import { toPersonPage } from "../people/person-path.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import {
  countInternalFiles,
  deleteInternalFile,
  findInternalFile,
  insertInternalFile,
  listInternalFiles,
  lockRecord,
  type RecordKey,
} from "./internal-files.repository.server.ts";

type Reader = Pick<CurrentStaff, "id" | "role">;

/** Files of one record. */
export const MAX_INTERNAL_FILES = 20;

const UNKNOWN = "There is no such record.";
const FORBIDDEN = "Your role does not include this part of the desk.";

/** A record that has internal files, as one of the staff opens it. */
export type FileRecord = {
  key: RecordKey;
  /** As the audit log names it. */
  subject: string;
  /** Its page. */
  path: string;
};

/**
 * The record of a URL: the reference of a request, or `person-12`.
 * @throws PublicError 404 for an unknown one, 403 where the role may not change it
 */
export async function getFileRecord(
  db: Database,
  { role }: Reader,
  record: string,
): Promise<FileRecord> {
  const [, person] = /^person-(\d{1,9})$/.exec(record) ?? [];
  if (person !== undefined) {
    const id = await findRootById(db, Number(person));
    if (id === undefined) throw notFound(UNKNOWN);
    if (!isPermitted(role, "change_requests")) throw new PublicError(403, FORBIDDEN);
    return { key: { person_id: id }, subject: `person ${id}`, path: toPersonPage(id) };
  }
  const reference = parseReference(record);
  const request = await findRequestForm(db, reference);
  if (!request) throw notFound(UNKNOWN);
  if (!mayChangeRequest(role, request.form)) throw new PublicError(403, FORBIDDEN);
  const path = toRequestPath({ form: request.form, reference });
  return { key: { request_id: request.id }, subject: reference, path };
}

/**
 * Adds a file to a record. The same file again adds nothing.
 * @throws PublicError 422 for a file of another type, or one too many
 */
export async function addInternalFile(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: Reader,
  { key, subject }: FileRecord,
  { name, bytes }: SubmittedFile,
): Promise<void> {
  const type = findDocumentType(bytes);
  if (!type) throw unprocessable({ file: [FILE_OF_OTHER_TYPE] });
  await db.transaction(async (tx) => {
    await lockRecord(tx, key);
    const id = await insertInternalFile(tx, {
      ...key,
      name: toFileName(name, UPLOAD_TYPES[type].extension),
      type,
      size: bytes.length,
      digest: createHash("sha256").update(bytes).digest("hex"),
      bytes,
      staff_id: staff.id,
      created_at: clock(),
    });
    if (id === undefined) return;
    if ((await countInternalFiles(tx, key)) > MAX_INTERNAL_FILES) {
      throw unprocessable({ file: [`There are ${MAX_INTERNAL_FILES} files already`] });
    }
    await writeAudit(tx, { staff_id: staff.id, action: "file.add", subject, fields: [] });
  });
}

/** Removes a file of a record. The same press twice removes nothing more. */
export function removeInternalFile(
  db: Database,
  staff: Reader,
  { key, subject }: FileRecord,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await deleteInternalFile(tx, id, key))) return;
    await writeAudit(tx, { staff_id: staff.id, action: "file.remove", subject, fields: [] });
  });
}

/** The files of a record; undefined for a role that does not see them. */
export async function readInternalFiles(db: Database, { role }: Reader, key: RecordKey) {
  if (!isPermitted(role, "change_requests")) return undefined;
  return listInternalFiles(db, key);
}

/**
 * A file with its bytes. Who opens one of an application is recorded, as for its CV.
 * @throws PublicError 404, 403 where the role may not change its record
 */
export async function getInternalFile(
  { db, clock }: Pick<Services, "db" | "clock">,
  staff: Reader,
  id: number,
) {
  const file = await findInternalFile(db, id);
  if (!file) throw notFound("This file doesn't exist.");
  const { form, reference } = file;
  const mayOpen = form
    ? mayChangeRequest(staff.role, form)
    : isPermitted(staff.role, "change_requests");
  if (!mayOpen) throw new PublicError(403, FORBIDDEN);
  if (form === "apply" && reference) await recordOpenedFile(db, staff, reference, clock());
  return file;
}
