import { data } from "react-router";
import { servicesContext } from "#app/services.server.ts";
import { useSite } from "#app/site/use-site.ts";
import type { PageHandle } from "#contract/page.ts";
import { BOOKING_HEADERS } from "../booking-headers.ts";
import { findCallByToken } from "../call-changes.service.server.ts";
import { CallMissing } from "../call-missing.tsx";
import { toCallPhase } from "../call-phase.ts";
import { CallView } from "../call-view.tsx";
import type { Route } from "./+types/booking.ts";

export const handle: PageHandle = {
  lines: "companyform",
  navigation: "reduced",
  footer: "small",
  private: true,
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const call = await findCallByToken(db, params.token);
  const phase = call && toCallPhase(call, clock());
  return data({ call, phase }, { status: call ? 200 : 404, headers: BOOKING_HEADERS });
}

export const headers = () => BOOKING_HEADERS;

/** No picture, no canonical address: nobody shares this page. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.call ? "Your call" : "Link not available"} – OGDS` },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "no-referrer" },
  ];
}

export default function Booking({ loaderData, params }: Route.ComponentProps) {
  const email = useSite()?.email;
  const { call, phase } = loaderData;
  if (!call || !phase) return <CallMissing email={email} />;
  return <CallView token={params.token} loaded={call} phase={phase} email={email} />;
}
