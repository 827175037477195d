import { data, redirect } from "react-router";
import { findStatusLink } from "#app/requests/status-link/status-links.repository.server.ts";
import { toPageTitle } from "#app/site/metadata/page-meta.ts";
import { SECRET_LINK_HANDLE, SECRET_LINK_META } from "#app/site/secret-link/secret-link-page.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/content/page.ts";
import type { Database } from "#database/client.server.ts";
import { toTokenHash } from "#platform/secrets/secret-token.server.ts";
import { servicesContext } from "#services/services.server.ts";
import { findCallByToken } from "../calls/call-changes.service.server.ts";
import { readCallOffer } from "../calls/call-offer.server.ts";
import { findInvitation } from "../invitations/book-invited.service.server.ts";
import { BookCall } from "../page/book-call.tsx";
import { CallNotFound } from "../page/call-not-found.tsx";
import { type CallPhase, toCallPhase } from "../page/call-phase.ts";
import { CallView } from "../page/call-view.tsx";
import { PlainBooking, PlainChange, PlainChangeErrors } from "../page/plain-change.tsx";
import { changeSubmittedCall } from "../page/submitted-change.server.ts";
import type { CallChangeResult } from "../page/use-call-change.ts";
import type { Route } from "./+types/booking.ts";

export const handle: PageHandle = { ...SECRET_LINK_HANDLE, form: "text" };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock();
  const call = await findCallByToken(db, params.token);
  const phase = call && toCallPhase(call, now);
  const except = toTokenHash(params.token);
  const offer = phase === "ahead" ? await readCallOffer(db, { now, except }) : undefined;
  const done = url.searchParams.get("done");
  const invitation = await readInvitation(db, params.token, phase, now);
  const isStatusLink = call && (await findStatusLink(db, except)) !== undefined;
  const status = call || invitation ? 200 : 404;
  return data({ call, phase, offer, done, invitation, isStatusLink }, { status });
}

/** Whether the link books a call: it was sent by staff, and no call is to come. */
async function readInvitation(
  db: Database,
  token: string,
  phase: CallPhase | undefined,
  now: Date,
) {
  if (phase === "ahead" || phase === "begun") return undefined;
  const request = await findInvitation(db, token, now);
  return request && { reference: request.reference, offer: await readCallOffer(db, { now }) };
}

/** Confirms the call; for a browser without JavaScript books, moves or cancels it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const change = await changeSubmittedCall(context.get(servicesContext), token, request);
  if (change.kind !== "open") return redirect(`/booking/${token}?done=${change.kind}`, 303);
  return data(change.state, { status: change.status });
}

export const meta = () => SECRET_LINK_META;

export default function Booking({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, email } = useSite() ?? {};
  const { call, phase, offer, done, invitation, isStatusLink } = loaderData;
  const hasErrors = Object.keys(actionData?.errors ?? {}).length > 0 || actionData?.problem;
  const toTitle = (title: string) => `${hasErrors ? "Error: " : ""}${toPageTitle(title, name)}`;
  // After a cancellation the page stays with its news; the link books again when it is opened anew.
  if (invitation && done !== "cancelled") {
    return (
      <>
        <title>{toTitle("Book a call")}</title>
        {actionData ? <PlainChangeErrors state={actionData} /> : null}
        <BookCall
          token={params.token}
          email={email}
          reference={invitation.reference}
          wasReleased={call?.status === "released"}
          plainBooking={<PlainBooking offer={invitation.offer} state={actionData} />}
        />
      </>
    );
  }
  if (!call || !phase) return <CallNotFound />;
  return (
    <>
      <title>{toTitle(call.status === "tentative" ? "Confirm your call" : "Your call")}</title>
      {actionData ? <PlainChangeErrors state={actionData} /> : null}
      <CallView
        token={params.token}
        loaded={call}
        phase={phase}
        email={email}
        back={isStatusLink ? `/status/${params.token}` : undefined}
        submission={toNews(actionData?.problem, done, phase)}
        plainChange={offer ? <PlainChange call={call} offer={offer} state={actionData} /> : null}
      />
    </>
  );
}

function toNews(
  problem: string | undefined,
  done: string | null,
  phase: CallPhase,
): CallChangeResult | undefined {
  if (problem) return { kind: "problem", message: problem };
  if (done === "cancelled" && phase === "cancelled") return { kind: "cancelled" };
  if (phase !== "ahead") return undefined;
  return done === "moved" || done === "booked" || done === "confirmed" ? { kind: done } : undefined;
}
