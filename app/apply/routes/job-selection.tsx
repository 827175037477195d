import { servicesContext } from "#app/services.server.ts";
import { toPageMeta } from "#app/site/page-meta.ts";
import { getSite } from "#app/site/site.service.server.ts";
import type { PageHandle } from "#contract/page.ts";
import { SlugSchema } from "#contract/taxonomy.ts";
import { LetterPage } from "#design/letter-page.tsx";
import type { Route } from "./+types/job-selection.ts";

export const handle: PageHandle = { lines: "devform", footer: "small", private: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { email } = await getSite(context.get(servicesContext).db);
  // Named as the vacancy's page names it; whether it is still open is for who reads the letter.
  const vacancy = SlugSchema.safeParse(url.searchParams.get("vacancy"));
  return { email, vacancy: vacancy.success ? vacancy.data : undefined };
}

export function meta({ matches }: Route.MetaArgs) {
  return toPageMeta(matches, {
    title: "Apply as a developer",
    path: "/apply/job-selection",
    noindex: true,
  });
}

export default function JobSelection({ loaderData }: Route.ComponentProps) {
  const { email, vacancy } = loaderData;
  return (
    <LetterPage
      heading="Apply as a developer"
      lead="Send a short letter and your CV. We read every application and answer each one within five working days."
      points={[
        "What you do best, with the years you have done it",
        "Where you live, and the languages you work in",
        "Your hourly rate and when you could start",
        "Your CV as PDF or DOCX, or a link to your profile",
      ]}
      letter={{
        to: email,
        subject: vacancy ? `Application: ${vacancy}` : "Application as a developer",
        body: "",
      }}
      action="Write to us"
      note={`The button opens your mail program. You can also write to ${email}. Leave out your age, a photo and what you earned before.`}
    />
  );
}
