import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { readDeskForm } from "../desk-form.server.ts";
import { toGivenText } from "../hosts/given-text.ts";
import { changeSubmittedLeave } from "../leave/change-leave.server.ts";
import { LeaveForm } from "../leave/leave-form.tsx";
import { LeaveList } from "../leave/leave-list.tsx";
import { readLeaves } from "../leave/leaves.service.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { Panel } from "../parts/panel.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import type { Route } from "./+types/leave.ts";

export const middleware = [requirePermission("change_requests")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const done = url.searchParams.get("done");
  return { ...(await readLeaves(db, clock())), key: crypto.randomUUID(), done };
}

export async function action({ request, context }: Route.ActionArgs) {
  const input = await readDeskForm(request);
  return changeSubmittedLeave(context.get(servicesContext), context.get(staffContext), input);
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Leave");
}

const NO_INPUT = {};

export default function Leave({ loaderData, actionData }: Route.ComponentProps) {
  const { leaves, people, key, done } = loaderData;
  const submission = useSubmission(actionData);
  const state = submission && "errors" in submission ? submission : undefined;
  const affected = submission && "affected" in submission ? submission.affected : undefined;
  const given = submission && "given" in submission ? submission.given : undefined;
  const doneText = given
    ? `The leave is entered. ${toGivenText(given)}`
    : done === "end"
      ? "The leave is over."
      : undefined;
  return (
    <div className="pb-16">
      <header className="px-4 pt-3 pb-4">
        <h1 className="font-semibold text-lg">Leave</h1>
        <p className="mt-1 max-w-reading text-ink-soft">
          On the days of a leave, the work of a person is among that of their deputy.
        </p>
      </header>
      <ChangeNotice state={state} done={affected ? undefined : doneText} />
      <Panel title="Away">
        <LeaveList leaves={leaves} />
      </Panel>
      <Panel title="Enter a leave">
        <LeaveForm
          // Empty again once it is entered.
          key={given ? key : "leave"}
          people={people}
          formKey={key}
          input={state?.input ?? affected?.input ?? NO_INPUT}
          errors={state?.errors ?? NO_INPUT}
          affected={affected}
        />
      </Panel>
    </div>
  );
}
