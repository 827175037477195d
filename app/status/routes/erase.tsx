import { data, redirect } from "react-router";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { PublicError } from "#platform/errors.ts";
import { servicesContext } from "#services/services.server.ts";
import { openDataLink } from "../data/data-links.service.server.ts";
import { confirmErasure, listErased } from "../data/erasure.service.server.ts";
import { DataLinkEnded } from "../page/data-link-ended.tsx";
import { Erased, EraseQuestion } from "../page/erase-question.tsx";
import { StatusFrame } from "../page/status-frame.tsx";
import { STATUS_HEADERS } from "../status-headers.ts";
import { PRIVATE_META } from "../status-meta.ts";
import type { Route } from "./+types/erase.ts";

export const handle: PageHandle = {
  background: "companyform",
  navigation: "reduced",
  footer: "small",
  private: true,
  form: "text",
};

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
  return data(found, { status: link ? 200 : 404, headers: STATUS_HEADERS });
}

/** Erases it: the question on this page was answered. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await confirmErasure(context.get(servicesContext), params.token);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    return data(null, { status: error.status, headers: STATUS_HEADERS });
  }
  return redirect(`/status/${params.token}/erase`, 303);
}

export const headers = () => STATUS_HEADERS;
export const meta = () => PRIVATE_META;

export default function ErasePage({ loaderData }: Route.ComponentProps) {
  const email = useSite()?.email;
  const { question, isDone, isUsed } = loaderData;
  if (isDone || isUsed) return <Erased {...{ isDone, email }} />;
  if (!question) return <DataLinkEnded email={email} />;
  return (
    <StatusFrame title="Erase your data" state={undefined}>
      <EraseQuestion {...question} />
    </StatusFrame>
  );
}
