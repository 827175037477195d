import { data } from "react-router";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import type { PageHandle } from "#contract/content/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { openDataLink } from "../data/data-links.service.server.ts";
import { confirmErasure, listErased } from "../data/erasure.service.server.ts";
import { DataLinkEnded } from "../page/data-link-ended.tsx";
import { Erased, EraseQuestion } from "../page/erase-question.tsx";
import { respondToConfirmation } from "../respond-to-status-form.server.ts";
import type { Route } from "./+types/erase.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

/** Only reads: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const link = await openDataLink(db, params.token, { purpose: "erasure", now: clock() });
  const owner = link?.owner;
  const question =
    owner && !link.isUsed
      ? { address: owner.person.address, references: await listErased(db, owner.person) }
      : undefined;
  const isDone = link !== undefined && !owner;
  const found = { question, isDone, isUsed: link?.isUsed ?? false };
  return data(found, { status: link ? 200 : 404 });
}

/** Erases it: the question on this page was answered. */
export function action(visit: Route.ActionArgs) {
  return respondToConfirmation(visit, confirmErasure, "erase");
}

export const meta = () => SECRET_LINK_META;

export default function ErasePage({ loaderData }: Route.ComponentProps) {
  const { question, isDone, isUsed } = loaderData;
  if (isDone || isUsed) return <Erased isDone={isDone} />;
  if (!question) return <DataLinkEnded />;
  return <EraseQuestion {...question} />;
}
