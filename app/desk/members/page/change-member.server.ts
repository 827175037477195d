import { data } from "react-router";
import { MemberPrivateSchema } from "#contract/desk/desk-member.ts";
import type { FieldErrors } from "#contract/http/problem.ts";
import { toFieldErrors } from "#platform/http/field-errors.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { toRouteError } from "../../route-error.server.ts";
import type { StoredPrivate } from "./member-private.repository.server.ts";
import { PrivateChangedError, saveMemberPrivate } from "./save-private.service.server.ts";

/** Text of each control as it was typed. */
export type InputPrivate = Record<Exclude<keyof StoredPrivate, "version">, string>;

/** What became of the form of the private data. */
export type PrivateOutcome =
  | { kind: "done"; stored: StoredPrivate }
  | { kind: "invalid"; input: InputPrivate; errors: FieldErrors }
  | { kind: "conflict"; input: InputPrivate; message: string; stored: StoredPrivate };

/** Saves the private data of a member as a posted form asks. */
export async function changeSubmittedPrivate(
  deps: Pick<Services, "db">,
  staff: CurrentStaff,
  slug: string,
  form: FormData,
) {
  const text = (name: string) => String(form.get(name) ?? "");
  const input: InputPrivate = {
    email: text("email"),
    phone: text("phone"),
    notes: text("notes"),
    own_rate: text("own_rate"),
    own_currency: text("own_currency"),
  };
  const edit = MemberPrivateSchema.safeParse({ ...input, version: text("version") });
  if (!edit.success) {
    const errors = toFieldErrors(edit.error);
    return data<PrivateOutcome>({ kind: "invalid", input, errors }, { status: 422 });
  }
  try {
    const stored = await saveMemberPrivate(deps, staff, slug, edit.data);
    return data<PrivateOutcome>({ kind: "done", stored });
  } catch (error) {
    if (!(error instanceof PrivateChangedError)) throw toRouteError(error);
    const { message, stored } = error;
    return data<PrivateOutcome>({ kind: "conflict", input, message, stored }, { status: 409 });
  }
}
