import { data, redirect } from "react-router";
import { readSiteName, toPageTitle } from "#app/site/page-meta.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { servicesContext } from "#services/services.server.ts";
import { BOOKING_HEADERS } from "../booking-headers.ts";
import { toTokenHash } from "../booking-token.server.ts";
import { findCallByToken } from "../calls/call-changes.service.server.ts";
import { readCallOffer } from "../calls/call-offer.server.ts";
import { CallNotFound } from "../page/call-not-found.tsx";
import { type CallPhase, toCallPhase } from "../page/call-phase.ts";
import { CallView } from "../page/call-view.tsx";
import { PlainChange, PlainChangeErrors } from "../page/plain-change.tsx";
import { changePostedCall } from "../page/posted-change.server.ts";
import type { CallChangeResult } from "../page/use-call-change.ts";
import type { Route } from "./+types/booking.ts";

export const handle: PageHandle = {
  background: "companyform",
  navigation: "reduced",
  footer: "small",
  private: true,
  form: "text",
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const now = clock();
  const call = await findCallByToken(db, params.token);
  const phase = call && toCallPhase(call, now);
  const except = toTokenHash(params.token);
  const offer = phase === "ahead" ? await readCallOffer(db, { now, except }) : undefined;
  const done = url.searchParams.get("done");
  return data({ call, phase, offer, done }, { status: call ? 200 : 404, headers: BOOKING_HEADERS });
}

/** Moves or cancels the call for a browser without JavaScript. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { token } = params;
  const change = await changePostedCall(context.get(servicesContext), token, request);
  if (change.kind !== "open") return redirect(`/booking/${token}?done=${change.kind}`, 303);
  return data(change.state, { status: change.status, headers: BOOKING_HEADERS });
}

export const headers = () => BOOKING_HEADERS;

/** No image, no canonical URL: this page is not shared. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    // With a call the page sets its own title, which begins with "Error: " after an error.
    ...(loaderData?.call
      ? []
      : [{ title: toPageTitle("Link not available", readSiteName(matches)) }]),
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function Booking({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, email } = useSite() ?? {};
  const { call, phase, offer, done } = loaderData;
  if (!call || !phase) return <CallNotFound email={email} />;
  const hasErrors = Object.keys(actionData?.errors ?? {}).length > 0 || actionData?.problem;
  return (
    <>
      <title>{`${hasErrors ? "Error: " : ""}${toPageTitle("Your call", name)}`}</title>
      {actionData ? <PlainChangeErrors state={actionData} /> : null}
      <CallView
        token={params.token}
        loaded={call}
        phase={phase}
        email={email}
        posted={toNews(actionData?.problem, done, phase)}
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
  return done === "moved" && phase === "ahead" ? { kind: "moved" } : undefined;
}
