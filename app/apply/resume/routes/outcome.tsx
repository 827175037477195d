import { getOutcome, NO_EMAIL_YET } from "#app/site/secret-link/get-outcome.server.ts";
import { OutcomeView } from "#app/site/secret-link/outcome-view.tsx";
import { SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
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

const onward = { to: "/vacancies", label: "See vacancies" };

/** The same for every address: whether it got too many emails is its owner's matter. */
const OUTCOMES = {
  sent: {
    title: "Check your email",
    texts: [
      `We've sent you a link to your application. It works for ${DRAFT_DAYS} days. Your answers stay in this browser too. Your application hasn't been sent yet.`,
      NO_EMAIL_YET,
    ],
    onward,
  },
  deleted: {
    title: "Your saved application is deleted",
    texts: [
      "We've deleted it and its CV. Your answers are still in the browser you filled it in with.",
    ],
    onward,
  },
};

export const loader = ({ params }: Route.LoaderArgs) => getOutcome(OUTCOMES, params.outcome);

export const meta = () => SECRET_LINK_META;

export default function DraftOutcome({ loaderData }: Route.ComponentProps) {
  return <OutcomeView {...loaderData} />;
}
