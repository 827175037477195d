import { ErasureSchema } from "#contract/desk/desk-person.ts";
import { unprocessable } from "#platform/errors.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { isOfPerson } from "#services/personal-data/person.server.ts";
import type { Services } from "#services/services.server.ts";
import type { CurrentStaff } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { handleDeskForm } from "../desk-form.server.ts";
import { erasePerson, getPerson } from "./person-data.service.server.ts";

/** A browser or a proxy waits no longer for a response than a person for a page. */
const ERASE_TIMEOUT_MS = 10_000;

/**
 * Erases a person whose email address was typed once more. After too old a sign-in the form comes
 * back with what was typed.
 */
export function eraseSubmittedPerson(
  services: Pick<Services, "db" | "env" | "records" | "clock">,
  staff: CurrentStaff,
  { email, input }: { email: string; input: InputValues },
) {
  return handleDeskForm(input, ErasureSchema, async ({ confirmation }) => {
    const person = await getPerson(services, email);
    if (!isOfPerson(person, confirmation)) {
      throw unprocessable({ confirmation: [`This is not ${person.address}`] });
    }
    if (!isRecentSignIn(staff, services.clock())) {
      throw unprocessable({ sign_in: ["Sign in again first: nothing was erased"] });
    }
    return {
      erased: await erasePerson(services, person, staff.id, { timeoutMs: ERASE_TIMEOUT_MS }),
    };
  });
}
