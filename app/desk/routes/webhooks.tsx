import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { toNewEndpointSchema } from "#contract/desk/webhook.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { listEndpoints } from "#services/webhooks/endpoints.repository.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission, requireRecentSignIn } from "../require-staff.server.ts";
import { addEndpoint } from "../webhooks/change-endpoint.service.server.ts";
import { EndpointsPage } from "../webhooks/endpoints-page.tsx";
import type { Route } from "./+types/webhooks.ts";

export const middleware = [requirePermission("staff")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  return {
    endpoints: await listEndpoints(db),
    isRecent: isRecentSignIn(context.get(staffContext), clock()),
    done: url.searchParams.get("done"),
    freshKey: randomUUID(),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireRecentSignIn({ request, url, context });
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const schema = toNewEndpointSchema(services.env.webhookPrivateHosts);
  return handleDeskForm(await readDeskForm(request), schema, async (endpoint) => {
    const secret = await addEndpoint(services, staff, endpoint);
    return data({ kind: "done", secret } as const);
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Webhooks");
}

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const added = submission && "secret" in submission ? submission : undefined;
  const state = submission && "errors" in submission ? submission : undefined;
  return <EndpointsPage {...loaderData} state={state} added={added} />;
}
