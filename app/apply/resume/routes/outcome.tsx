import { data } from "react-router";
import { toPageTitle } from "#app/site/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { LinkButton } from "#design/link-button.tsx";
import { MAX_CONFIRMATIONS } from "#services/mail/mail-confirmations.repository.server.ts";
import { DRAFT_META } from "../draft-headers.ts";
import { DRAFT_DAYS } from "../draft-terms.ts";
import type { Route } from "./+types/outcome.ts";

export const handle: PageHandle = {
  buttons: "outline",
  navigation: "reduced",
  exitTo: "/career",
  background: "devform",
  footer: "small",
  private: true,
  scripts: "none",
};

type Outcome = { title: string; texts: string[]; onward: { to: string; label: string } };

/** The same for every address: whether it got too many emails is its owner's matter. */
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  sent: {
    title: "Check your email",
    texts: [
      `We have sent you a link to your application. It works for ${DRAFT_DAYS} days; what you filled in here stays in this browser as well. Your application is not sent yet.`,
      `No email after a few minutes? Look in your spam folder. One address gets at most ${MAX_CONFIRMATIONS.perHour} of these emails an hour.`,
    ],
    onward: { to: "/vacancies", label: "See vacancies" },
  },
  deleted: {
    title: "Your saved application is deleted",
    texts: ["We have deleted it with its CV. A browser in which you filled it in still has it."],
    onward: { to: "/vacancies", label: "See vacancies" },
  },
};

export function loader({ params }: Route.LoaderArgs) {
  const outcome = Object.hasOwn(OUTCOMES, params.outcome) ? OUTCOMES[params.outcome] : undefined;
  if (!outcome) throw data(null, 404);
  return outcome;
}

export const meta = () => DRAFT_META;

export default function DraftOutcome({ loaderData }: Route.ComponentProps) {
  const { title, texts, onward } = loaderData;
  const name = useSite()?.name;
  return (
    <div className="page-column pt-8 pb-28 lg:pt-16">
      <title>{toPageTitle(title, name)}</title>
      <div className="mx-auto max-w-form lg:mx-0">
        <h1 className="text-heading">{title}</h1>
        {texts.map((text) => (
          <p key={text} className="mt-6 text-lg">
            {text}
          </p>
        ))}
        <LinkButton to={onward.to} variant="secondary" className="mt-8">
          {onward.label}
        </LinkButton>
      </div>
    </div>
  );
}
