import type { MemberPrivateEdit } from "#contract/desk/desk-member.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound, PublicError } from "#platform/errors.ts";
import { listAudit, writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { toChangedMessage } from "../../parts/changed-meanwhile.ts";
import { findAuditSubject } from "./member-audit.repository.server.ts";
import {
  lockPrivate,
  type StoredPrivate,
  storePrivate,
} from "./member-private.repository.server.ts";

/** The private data was changed since it was shown. */
export class PrivateChangedError extends PublicError {
  readonly stored: StoredPrivate;

  constructor(message: string, stored: StoredPrivate) {
    super(409, message);
    this.stored = stored;
  }
}

const FIELDS = ["email", "phone", "own_rate", "own_currency", "notes"] as const;

/** What is stored where nothing is known. */
export const NOTHING_KNOWN: StoredPrivate = {
  version: 0,
  email: "",
  phone: "",
  own_rate: null,
  own_currency: "EUR",
  notes: "",
};

/**
 * Stores what only staff know of a member; what is stored already is not stored again.
 * @throws PrivateChangedError when it was changed since it was shown
 * @throws PublicError 404 where there is no such member
 */
export function saveMemberPrivate(
  { db }: Pick<Services, "db">,
  { id: staff_id }: Pick<CurrentStaff, "id">,
  slug: string,
  { version, ...values }: MemberPrivateEdit,
): Promise<StoredPrivate> {
  return db.transaction(async (tx: Transaction) => {
    const subject = await findAuditSubject(tx, slug);
    if (!subject) throw notFound(`There is no member ${slug}.`);
    const stored = (await lockPrivate(tx, slug)) ?? NOTHING_KNOWN;
    const fields = FIELDS.filter((field) => values[field] !== stored[field]);
    if (fields.length === 0) return stored;
    if (stored.version !== version) {
      const changes = await listAudit(tx, { subject, action: "member.private" }, { limit: 1 });
      throw new PrivateChangedError(toChangedMessage("data", changes, staff_id), stored);
    }
    await writeAudit(tx, { staff_id, action: "member.private", subject, fields });
    return storePrivate(tx, slug, { ...values, version: version + 1 });
  });
}
