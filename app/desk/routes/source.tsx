import { useEffect } from "react";
import { data, Form, useNavigation } from "react-router";
import { SourceQuerySchema, SpamSchema } from "#contract/desk/desk-source.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { PageHeader } from "../parts/page-header.tsx";
import { Panel } from "../parts/panel.tsx";
import { focusHeading } from "../parts/use-change-toast.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { requirePermission } from "../require-staff.server.ts";
import { toRouteError } from "../route-error.server.ts";
import { markAsSpam, readSource } from "../sources/mark-source.service.server.ts";
import { SourceKinds } from "../sources/source-kinds.tsx";
import { SourceList } from "../sources/source-list.tsx";
import type { Route } from "./+types/source.ts";

export const middleware = [requirePermission("change_requests")];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const by = SourceQuerySchema.parse(url.searchParams.getAll("by"));
  const source = await readSource(context.get(servicesContext), params.reference, by).catch(
    (error) => {
      throw toRouteError(error);
    },
  );
  return { by, ...source };
}

/** Marks the requests that were shown and chosen, and no others. */
export async function action({ request, context }: Route.ActionArgs) {
  const chosen = SpamSchema.safeParse((await request.formData()).getAll("request"));
  if (!chosen.success) {
    const problem = chosen.error.issues[0]?.message ?? "Select a request";
    return data<Outcome>({ kind: "refused", problem }, { status: 422 });
  }
  const staff = context.get(staffContext);
  const marked = await markAsSpam(context.get(servicesContext), staff, chosen.data);
  return data<Outcome>({ kind: "marked", ...marked });
}

type Outcome =
  | { kind: "refused"; problem: string }
  | { kind: "marked"; requests: number; calls: number };

export function meta({ matches, params }: Route.MetaArgs) {
  return toDeskMeta(matches, `Source of ${params.reference}`);
}

const toCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

export default function SourcePage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, by, isStored, counts, rows, total } = loaderData;
  const submission = useSubmission(actionData);
  // The button that was pressed goes with the requests.
  useEffect(() => {
    if (submission?.kind === "marked") focusHeading();
  }, [submission]);
  const isSending = useNavigation().state === "submitting";
  const calls = rows.filter(({ call_at }) => call_at !== null).length;
  return (
    <div className="pb-16">
      <PageHeader
        above={[
          { to: "/desk/requests", label: "Requests" },
          {
            to: toRequestPath(request),
            label: <span className="figures">{request.reference}</span>,
          },
        ]}
        here="Source"
        title="Mark a source as spam"
      >
        {submission?.kind === "marked" ? (
          <p role="status" className="mt-3 border-green border-l-4 bg-green-wash px-3 py-2">
            {toCount(submission.requests, "request")} marked as spam,{" "}
            {toCount(submission.calls, "call")} cancelled. No emails were sent.
          </p>
        ) : null}
        {submission?.kind === "refused" ? (
          <p role="alert" className="mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
            {submission.problem}
          </p>
        ) : null}
      </PageHeader>
      <Panel title={`From the same source as ${request.name}`}>
        {isStored ? null : (
          <p className="mb-3 max-w-reading text-ink-soft">
            The network of this request is no longer stored. We delete it after 14 days.
          </p>
        )}
        <SourceKinds chosen={by} counts={counts} isStored={isStored} />
      </Panel>
      <Panel title={`${toCount(total, "request")}, ${toCount(calls, "upcoming call")}`}>
        {rows.length === 0 ? (
          <p>There's nothing left to mark. The list has open requests from the last 14 days.</p>
        ) : (
          <Form method="post" key={`${by.join()} ${rows.map(({ reference }) => reference).join()}`}>
            <p className="mb-3 max-w-reading text-ink-soft">
              Requests with a confirmed address, and those someone is working on, aren't selected.
              You can't restore cancelled calls. Nobody gets an email, so hosts have to remove
              invitations from their calendars.
              {total > rows.length ? ` The newest ${rows.length} are shown.` : null}
            </p>
            <SourceList rows={rows} />
            <button type="submit" aria-disabled={isSending} className="desk-button mt-4">
              Cancel calls and mark as spam
            </button>
          </Form>
        )}
      </Panel>
    </div>
  );
}
