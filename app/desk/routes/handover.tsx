import { data } from "react-router";
import { HandoverSchema } from "#contract/desk/staff.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { isRecentSignIn } from "#services/staff/sessions.service.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { handOver, readHandover } from "../handover/hand-over.service.server.ts";
import { HandoverPage } from "../handover/handover-page.tsx";
import { parseId } from "../parse-id.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission, requireRecentSignIn } from "../require-staff.server.ts";
import type { Route } from "./+types/handover.ts";

const UNKNOWN = "There is no such account.";

export const middleware = [requirePermission("staff")];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const handover = await readHandover(db, parseId(params.id, UNKNOWN), clock());
  if (!handover) throw data(UNKNOWN, { status: 404 });
  return { handover, isRecent: isRecentSignIn(context.get(staffContext), clock()) };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireRecentSignIn({ request, url, context });
  const staff = context.get(staffContext);
  return handleDeskForm(await readDeskForm(request), HandoverSchema, async (handover) =>
    data({
      result: await handOver(
        context.get(servicesContext),
        staff,
        parseId(params.id, UNKNOWN),
        handover,
      ),
    }),
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const name = loaderData?.handover.person.name;
  return toDeskMeta(matches, name ? `Hand over ${name}'s work` : "Hand over");
}

export default function Handover({ loaderData, actionData }: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const result = submission && "result" in submission ? submission.result : undefined;
  const state = submission && "errors" in submission ? submission : undefined;
  return <HandoverPage {...loaderData} state={state} result={result} />;
}
