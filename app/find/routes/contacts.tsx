import { readFilterPart } from "#app/developers/developers-page.server.ts";
import { toMemberQuery } from "#app/developers/member-query.ts";
import { servicesContext } from "#app/services.server.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { PageHandle } from "#contract/page.ts";
import { LetterPage } from "#design/letter-page.tsx";
import type { Route } from "./+types/contacts.ts";

export const handle: PageHandle = { lines: "companyform", footer: "small", private: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { filter } = toMemberQuery(url.searchParams);
  const [{ email }, { chips }] = await Promise.all([getSite(db), readFilterPart(db, filter)]);
  return { email, wishes: chips.map(({ label }) => label) };
}

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, { title: "Find a developer", path: "/find/contacts", noindex: true });
}

export default function FindContacts({ loaderData }: Route.ComponentProps) {
  const { email, wishes } = loaderData;
  return (
    <LetterPage
      heading="Tell us who you need"
      lead="Describe the work in a few lines. We look through everybody we know, also those who are not on the site."
      points={[
        wishes.length > 0
          ? `What you looked for: ${wishes.join(", ")}`
          : "Technologies, and how senior the person should be",
        "What the project is and where it stands",
        "When it starts, how long it lasts, full time or part time",
        "The most you want to pay for an hour, if there is a limit",
      ]}
      letter={{
        to: email,
        subject: "We are looking for a developer",
        body: wishes.length > 0 ? `We looked for: ${wishes.join(", ")}\n\n` : "",
      }}
      action="Write to us"
      note={`The button opens your mail program. You can also write to ${email}; a person answers within one working day.`}
    />
  );
}
