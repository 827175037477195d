import { useEffect } from "react";
import { Form, Link } from "react-router";
import { UnmatchedSchema } from "#contract/desk/inbound.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { changeUnmatched, readUnmatched } from "../inbound/unmatched.service.server.ts";
import { UnmatchedEmail } from "../inbound/unmatched-email.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { PageHeader } from "../parts/page-header.tsx";
import { focusHeading } from "../parts/use-change-toast.ts";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/unmatched.ts";

export const middleware = [requirePermission("change_requests")];

export async function loader({ context }: Route.LoaderArgs) {
  return readUnmatched(context.get(servicesContext), context.get(staffContext));
}

export async function action({ request, context }: Route.ActionArgs) {
  const input = await readDeskForm(request);
  return handleDeskForm(input, UnmatchedSchema, async (change) => {
    await changeUnmatched(context.get(servicesContext), context.get(staffContext), change);
    return { input: {}, errors: {}, done: change };
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return toDeskMeta(matches, "Unmatched emails");
}

const DONE_TEXTS = {
  ignore: "Ignored. The email is marked as read in the mailbox.",
  undo: "The email is in the list again.",
};

export default function Unmatched({
  loaderData: { mailbox, email, rows, total },
  actionData,
}: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const failed = submission && !("done" in submission) ? submission : undefined;
  const done = submission && "done" in submission ? submission.done : undefined;
  // The button that was pressed goes with its email.
  useEffect(() => {
    if (done) focusHeading();
  }, [done]);
  return (
    <div className="pb-16">
      <PageHeader
        above={[{ to: "/desk/requests", label: "Requests" }]}
        here="Unmatched"
        title="Unmatched emails"
      >
        <p className="mt-1 max-w-reading text-ink-soft">
          {mailbox === null
            ? `Emails are not read here: replies go to ${email}.`
            : `Emails in ${mailbox} that answer none of ours. They stay unread there until you add them to a request or ignore them.`}
        </p>
        {done ? (
          <Form
            method="post"
            role="status"
            className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-green border-l-4 bg-green-wash px-3 py-2"
          >
            <span>
              {done.intent === "assign" ? (
                <>
                  The email will be on{" "}
                  <Link to={`/desk/requests/${done.reference}`} className="link">
                    {done.reference}
                  </Link>{" "}
                  in a moment, with its sender.
                </>
              ) : (
                DONE_TEXTS[done.intent]
              )}
            </span>
            {done.intent === "undo" ? null : (
              <button type="submit" name="intent" value="undo" className="link">
                Undo
              </button>
            )}
            <input type="hidden" name="id" value={done.id} />
          </Form>
        ) : null}
        {failed?.problem ? (
          <p role="alert" className="mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
            {failed.problem}
          </p>
        ) : null}
      </PageHeader>
      {rows.length === 0 ? (
        <EmptyList title="No unmatched emails">
          Emails that belong to no request appear here.
        </EmptyList>
      ) : (
        <ul>
          {rows.map((row) => (
            <UnmatchedEmail
              key={row.id}
              row={row}
              failed={failed?.input.id === String(row.id) ? failed : undefined}
            />
          ))}
        </ul>
      )}
      {total > rows.length ? (
        <p className="px-4 py-3 text-ink-soft">
          These are the latest {rows.length} of {total}.
        </p>
      ) : null}
    </div>
  );
}
