import { data } from "react-router";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { RequestCard } from "../page/request-card.tsx";
import { StatusNotFound } from "../page/status-not-found.tsx";
import { StatusQuestion } from "../page/status-question.tsx";
import { respondToStatusForm } from "../respond-to-status-form.server.ts";
import { readStatus } from "../status.service.server.ts";
import type { Route } from "./+types/replace.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

/** Only reads: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const status = await readStatus(db, params.token, clock());
  return data({ status }, { status: status ? 200 : 404 });
}

/** Ends all links and emails a new one; the page of this link is gone then. */
export function action(visit: Route.ActionArgs) {
  return respondToStatusForm(visit, () => "/status?replaced");
}

export const meta = () => SECRET_LINK_META;

export default function ReplacePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { status } = loaderData;
  if (!status) return <StatusNotFound />;
  const { noun, reference } = status;
  return (
    <StatusQuestion
      title="Replace your link"
      confirm="Email me a new link"
      intent="replace"
      keep="Keep this link"
      back={`/status/${params.token}`}
      aside={<RequestCard status={status} token={params.token} />}
      state={actionData}
    >
      <p className="mt-6 text-lg">
        We'll email a new link to the address you gave us. This link and all others to your {noun}{" "}
        <span className="figures whitespace-nowrap">{reference}</span> end at once, whoever has
        them.
      </p>
    </StatusQuestion>
  );
}
