import { Link } from "react-router";
import { UnmatchedSchema } from "#contract/desk/inbound.ts";
import { servicesContext } from "#services/services.server.ts";
import { staffContext } from "#services/staff/current-staff.server.ts";
import { handleDeskForm, readDeskForm } from "../desk-form.server.ts";
import { changeUnmatched, readUnmatched } from "../inbound/unmatched.service.server.ts";
import { UnmatchedEmail } from "../inbound/unmatched-email.tsx";
import { toDeskMeta } from "../parts/desk-meta.ts";
import { EmptyList } from "../parts/empty-list.tsx";
import { useSubmission } from "../parts/use-submission.ts";
import { requirePermission } from "../require-staff.server.ts";
import type { Route } from "./+types/unmatched.ts";

export const middleware = [requirePermission("requests")];

export async function loader({ context }: Route.LoaderArgs) {
  return readUnmatched(context.get(servicesContext));
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

export default function Unmatched({
  loaderData: { mailbox, email, rows },
  actionData,
}: Route.ComponentProps) {
  const submission = useSubmission(actionData);
  const failed = submission && !("done" in submission) ? submission : undefined;
  return (
    <div className="pb-16">
      <header className="px-4 pt-3 pb-4">
        <p className="text-ink-soft">
          <Link to="/desk/requests" className="link">
            Requests
          </Link>{" "}
          / Unmatched
        </p>
        <h1 className="mt-1 font-semibold text-lg">Unmatched emails</h1>
        <p className="mt-1 max-w-reading text-ink-soft">
          {mailbox === null
            ? `Emails are not read here: replies go to ${email}.`
            : `Emails in ${mailbox} that answer none of ours. They stay unread there until you add them to a request or ignore them.`}
        </p>
        {submission && "done" in submission ? (
          <p role="status" className="mt-3 border-green border-l-4 bg-green-wash px-3 py-2">
            {submission.done.intent === "assign" ? (
              <>
                The email will be on {submission.done.reference} in a moment. Its sender is shown
                with it.
              </>
            ) : (
              "Ignored. The email is marked as read in the mailbox."
            )}
          </p>
        ) : null}
        {failed?.problem ? (
          <p role="alert" className="mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
            {failed.problem}
          </p>
        ) : null}
      </header>
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
    </div>
  );
}
