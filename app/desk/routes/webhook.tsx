import { data, redirect } from "react-router";
import { EndpointChangeSchema } from "#contract/desk/webhook.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission, requireRecentSignIn } from "../require-staff.server.ts";
import { changeEndpoint } from "../webhooks/change-endpoint.service.server.ts";
import { EndpointPage } from "../webhooks/endpoint-page.tsx";
import { readEndpoint } from "../webhooks/read-endpoint.service.server.ts";
import type { Route } from "./+types/webhook.ts";

export const middleware = [requirePermission("staff")];

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const endpoint = await readEndpoint(services, parseId(params.id));
  if (!endpoint) throw unknownEndpoint();
  return {
    endpoint,
    isRecent: isRecentSignIn(context.get(staffContext), services.clock()),
    done: url.searchParams.get("done"),
  };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const id = parseId(params.id);
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const input = await readDeskForm(request);
  return handleDeskForm(input, EndpointChangeSchema, async (change) => {
    // Its secret is shown.
    if (change.intent === "rotate") requireRecentSignIn({ request, url, context });
    const secret = await changeEndpoint(services, staff, id, change);
    if (secret !== undefined) return data({ secret });
    const path = change.intent === "remove" ? "/desk/webhooks" : url.pathname;
    return redirect(`${path}?done=${change.intent}`, 303);
  });
}

const unknownEndpoint = () => data("There is no such endpoint.", { status: 404 });

/** @throws a response with status 404 for what is no id of the database */
function parseId(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) throw unknownEndpoint();
  return text;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return toDeskMeta(matches, loaderData?.endpoint.name ?? "Webhook");
}

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const secret = submission && "secret" in submission ? submission.secret : undefined;
  const state = submission && "errors" in submission ? submission : undefined;
  return <EndpointPage {...loaderData} state={state} secret={secret} />;
}
