import type {
  CompanyChange,
  NewPerson,
  PersonChange,
  PersonFields,
} from "#contract/desk/person.ts";
import type { Transaction } from "#database/client.server.ts";
import { notFound, PublicError, unprocessable } from "#platform/errors.ts";
import { writeAudit } from "#services/audit/audit-log.repository.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { findCompany, getCompanyByName, updateCompany } from "./companies.repository.server.ts";
import { findRootByAddress, findRootById } from "./family.repository.server.ts";
import { findPerson } from "./people.repository.server.ts";
import {
  findEntered,
  increaseVersion,
  insertPerson,
  lockPeople,
  setMergedInto,
  updatePerson,
} from "./person-writes.repository.server.ts";

type Deps = Pick<Services, "db" | "clock">;
type Staff = Pick<CurrentStaff, "id">;

const UNKNOWN = "There is no such person.";
const CHANGED = "This person was changed in the meantime. Check and save again.";

/**
 * Changes a person, with the entry of the audit log in the transaction.
 * @throws PublicError 404 for an unknown person, 409 for one that is not as it was shown
 */
export function changePerson(
  { db }: Pick<Services, "db">,
  staff: Staff,
  id: number,
  change: PersonChange,
): Promise<void> {
  return db.transaction(async (tx) => {
    const fields = await apply(tx, id, change);
    if (fields.length === 0) return;
    await writeAudit(tx, {
      staff_id: staff.id,
      action: `person.${change.intent}`,
      subject: `person ${id}`,
      fields,
    });
  });
}

/** @returns names of the fields that differ after it; none where everything is as it was */
function apply(tx: Transaction, id: number, change: PersonChange): Promise<string[]> {
  switch (change.intent) {
    case "edit":
      return edit(tx, id, change);
    case "merge":
      return merge(tx, id, change);
    default:
      return separate(tx, id, change.other);
  }
}

type Change<Intent> = Extract<PersonChange, { intent: Intent }>;

/** A company that stays as it was shown is not read by its name, which another one may have too. */
async function edit(tx: Transaction, id: number, change: Change<"edit">): Promise<string[]> {
  await lockPeople(tx, [id]);
  const person = await findPerson(tx, id);
  if (!person) throw notFound(UNKNOWN);
  if (person.version !== change.version) throw new PublicError(409, CHANGED);
  const { name, phone, company } = change;
  const fields = {
    ...(name === person.name ? {} : { name }),
    ...(phone === person.phone ? {} : { phone }),
    ...(company === (person.company ?? "") ? {} : { company_id: await toCompanyId(tx, company) }),
  };
  const changed = Object.keys(fields);
  if (changed.length > 0) await updatePerson(tx, id, fields);
  return changed;
}

const toCompanyId = async (tx: Transaction, company: PersonFields["company"]) =>
  company ? await getCompanyByName(tx, company) : null;

/** Both are locked, and neither is part of another person: so no circle can arise. */
async function merge(tx: Transaction, id: number, change: Change<"merge">): Promise<string[]> {
  const { other, version, other_version } = change;
  if (other === id) throw unprocessable({ other: ["Select another person"] });
  const locked = await lockPeople(tx, [id, other]);
  const person = locked.find((one) => one.id === id);
  const merged = locked.find((one) => one.id === other);
  if (!person || !merged) throw notFound(UNKNOWN);
  // The same press twice.
  if (merged.merged_into === id) return [];
  const isAsShown = person.version === version && merged.version === other_version;
  if (!isAsShown || person.merged_into !== null || merged.merged_into !== null) {
    throw new PublicError(409, CHANGED);
  }
  await setMergedInto(tx, other, id);
  await increaseVersion(tx, id);
  return ["merged_into"];
}

async function separate(tx: Transaction, id: number, other: number): Promise<string[]> {
  const locked = await lockPeople(tx, [id, other]);
  const merged = locked.find((one) => one.id === other);
  if (!merged) throw notFound(UNKNOWN);
  if (merged.merged_into === null) return [];
  // A colleague may have made them part of another person meanwhile.
  if ((await findRootById(tx, other)) !== id) throw new PublicError(409, CHANGED);
  await setMergedInto(tx, other, null);
  await increaseVersion(tx, id);
  return ["merged_into"];
}

/**
 * Enters a person by hand. The same key again stores nothing.
 * @throws PublicError 409 for an address that a person has
 */
export function enterPerson(
  { db, clock }: Deps,
  staff: Staff,
  { key, email, name, phone, company }: NewPerson,
): Promise<number> {
  return db.transaction(async (tx) => {
    const address = email.toLowerCase();
    const id = await insertPerson(tx, {
      name,
      phone,
      company_id: await toCompanyId(tx, company),
      address,
      is_edited: true,
      requested_at: clock(),
      entered_by: staff.id,
      entry_key: key,
    });
    if (id === undefined) {
      const entered = await findEntered(tx, key, staff.id);
      if (entered?.address === address) return entered.id;
      const known = await findRootByAddress(tx, address);
      const person = known === undefined ? undefined : await findPerson(tx, known);
      throw unprocessable({
        email: [`${person?.name ?? "A person"} has this address already`],
      });
    }
    await writeAudit(tx, {
      staff_id: staff.id,
      action: "person.create",
      subject: `person ${id}`,
      fields: [],
    });
    return id;
  });
}

/**
 * Corrects a company.
 * @throws PublicError 404 for an unknown one, 409 for one that is not as it was shown
 */
export function changeCompany(
  { db }: Pick<Services, "db">,
  staff: Staff,
  id: number,
  change: CompanyChange,
): Promise<void> {
  return db.transaction(async (tx) => {
    const company = await findCompany(tx, id);
    if (!company) throw notFound("There is no such company.");
    if (!company.domain && !change.name) throw unprocessable({ name: ["Enter a name"] });
    if (!(await updateCompany(tx, id, change))) {
      const message = "This company was changed in the meantime. Check and save again.";
      throw new PublicError(409, message);
    }
    await writeAudit(tx, {
      staff_id: staff.id,
      action: "company.edit",
      subject: `company ${id}`,
      fields: ["name", "is_shared"],
    });
  });
}
