import { listRequestsByReference } from "#app/requests/records/requests.repository.server.ts";
import { getSite } from "#app/site/site.service.server.ts";
import { toCurrency } from "#app/site/terms/terms.ts";
import type { Database } from "#database/client.server.ts";
import type { InputValues } from "#platform/forms/use-step-form.ts";
import { parseReference } from "#platform/secrets/reference.server.ts";
import { findPrivate } from "../members/page/member-private.repository.server.ts";
import { type ListedPlacement, listPlacedMembers } from "./placements.repository.server.ts";

/** What the form of a new placement shows: the client's rate as it was offered, the member's own. */
export async function readNewPlacement(db: Database, search: URLSearchParams) {
  const reference = (search.get("request") ?? "").slice(0, 40);
  const slug = (search.get("member") ?? "").slice(0, 100);
  const [request] = reference ? await listRequestsByReference(db, parseReference(reference)) : [];
  const members = await listPlacedMembers(db);
  const member = members.find((one) => one.slug === slug);
  const offered = request?.members.find((one) => one.slug === slug) ?? member;
  const own = member ? await findPrivate(db, slug) : undefined;
  const currency = toCurrency((await getSite(db)).terms);
  const initial: InputValues = {
    request: request?.reference ?? "",
    member: member ? slug : "",
    client_rate: String(offered?.sales_rate ?? ""),
    client_currency: offered?.sales_currency ?? currency,
    own_rate: String(own?.own_rate ?? ""),
    own_currency: own?.own_currency || currency,
    is_followed: "on",
  };
  return {
    initial,
    client: request && { reference: request.reference, name: request.company_name || request.name },
    members: members.map(({ slug, first_name, last_name }) => ({ slug, first_name, last_name })),
  };
}

/** What the form of its terms shows. */
export function toPlacementInput(placement: ListedPlacement, fallback: string): InputValues {
  const text = (value: string | number | null) => (value === null ? "" : String(value));
  return {
    version: String(placement.version),
    client_rate: text(placement.client_rate),
    client_currency: placement.client_currency,
    own_rate: text(placement.own_rate),
    own_currency: placement.own_currency ?? fallback,
    starts_on: placement.starts_on,
    ends_on: text(placement.ends_on),
    hours_per_week: text(placement.hours_per_week),
    notice_days: text(placement.notice_days),
    trial_ends_on: text(placement.trial_ends_on),
    has_buyout: placement.has_buyout ? "on" : "",
    terms: placement.terms,
    ...(placement.status === "bought_out" ? {} : { is_followed: "on" }),
  };
}
