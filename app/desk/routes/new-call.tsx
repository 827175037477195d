import { data, Form, redirect } from "react-router";
import { readToday } from "#app/site/agency-time.server.ts";
import { EnteredCallSchema } from "#contract/calls/desk-call.ts";
import { Choice } from "#design/field/choice.tsx";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { listCallHosts } from "../calls/call-list.service.server.ts";
import { UnconfirmedError } from "../calls/desk-call-changes.service.server.ts";
import { enterCall } from "../calls/enter-call.service.server.ts";
import { EnterCallFields, type EnteredCallState } from "../calls/enter-call-fields.tsx";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { toCallPath } from "../parts/call-path.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import type { Route } from "./+types/new-call.ts";

export const middleware = [requirePermission("calls")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  return {
    reference: (url.searchParams.get("request") ?? "").slice(0, 40),
    hosts: await listCallHosts(db),
    today: await readToday(db, clock()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const input = await readDeskForm(request);
  return handleDeskForm(input, EnteredCallSchema, async (entered) => {
    try {
      const reference = await enterCall(context.get(servicesContext), staff, entered);
      return redirect(toCallPath({ reference }), 303);
    } catch (error) {
      if (!(error instanceof UnconfirmedError)) throw error;
      const { conflicts } = error;
      return data<EnteredCallState>({ input, errors: {}, conflicts }, { status: 409 });
    }
  });
}

const TITLE = "Book a call";

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, TITLE);
}

export default function NewCall({ loaderData, actionData }: Route.ComponentProps) {
  const state = useSubmission<EnteredCallState>(actionData);
  return (
    <div className="pb-16">
      <PageHeader above={[{ to: "/desk/calls", label: "Calls" }]} here="New" title={TITLE} />
      <ChangeNotice state={state} done={undefined} />
      <Form method="post" noValidate className="max-w-form space-y-3 px-4">
        <EnterCallFields {...loaderData} state={state} />
        <Choice
          type="checkbox"
          id="is_emailed"
          name="is_emailed"
          label="Email the client the invitation, and a reminder the day before"
          defaultChecked={state?.input.is_emailed !== undefined}
        />
        <button type="submit" className="desk-button desk-button-main">
          {TITLE}
        </button>
      </Form>
    </div>
  );
}
