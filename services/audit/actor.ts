import type { StaffRole } from "#contract/desk/staff-terms.ts";

/** Who makes a change: a person at the desk, or a program with their access token. */
export type Actor = {
  /** Of the person. */
  id: number;
  name: string;
  email: string;
  role: StaffRole;
  /** Of a program. */
  token_id?: number;
};

/** The columns of an entry of the audit log that name its actor. */
export const toAuthor = ({
  id,
  token_id,
}: Pick<Actor, "token_id"> & {
  /** Null for the command line. */
  id: number | null;
}) => ({
  staff_id: id,
  token_id: token_id ?? null,
});
