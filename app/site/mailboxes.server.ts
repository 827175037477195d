import type { Site } from "#contract/content/site.ts";
import type { Env } from "#platform/process/env.server.ts";
import { type EmailAddress, parseMailbox } from "#services/email/email.server.ts";
import { isOfPerson, type Person } from "#services/personal-data/person.server.ts";

/** Recipients of the operator's emails; each gets an email of its own. */
export function toOperators(mailTo: readonly string[] | undefined, site: Site): EmailAddress[] {
  return mailTo?.map(parseMailbox) ?? [{ name: site.name, address: site.email }];
}

/** Whether an address is one of the agency's: it is in every email, so it identifies no person. */
export function isSitesOwn(
  person: Person,
  { mailTo, mailFrom }: Pick<Env, "mailTo" | "mailFrom">,
  { email, reply_to = {} }: Site,
): boolean {
  return [...(mailTo ?? []), ...Object.values(reply_to), mailFrom, email].some(
    (mailbox) => mailbox && isOfPerson(person, parseMailbox(mailbox).address),
  );
}
