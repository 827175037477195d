import { Link } from "react-router";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { toMemberPagePath } from "../members/list/member-path.ts";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useChange } from "../requests/use-change.ts";
import type { ApplicationMember, DeskApplication } from "./desk-application.service.server.ts";

type MemberPanelProps = Pick<DeskApplication, "application"> & {
  member: ApplicationMember | undefined;
};

/** Makes a member of an accepted application; afterwards what was made. */
export function MemberPanel({ application, member }: MemberPanelProps) {
  const { Form, isSending, outcome, errors } = useChange();
  useChangeToast({ outcome, text: "Draft created" });
  const error = errors.member?.[0];
  const { hourly_rate, currency } = application;
  return (
    <section aria-label="Member" className="border-green border-l-4 px-3 py-1">
      {member ? (
        <Created {...member} />
      ) : (
        <Form method="post">
          <p className="mb-2">
            This drafts a member from the application. {toMoney(hourly_rate, currency)} an hour
            stays private; the rate for clients is yours to set.
          </p>
          <button
            type="submit"
            name="intent"
            value="create-member"
            aria-disabled={isSending}
            className="desk-button desk-button-main"
          >
            Create member
          </button>
          {error ? (
            <p role="alert" className="mt-1 text-red">
              {error}
            </p>
          ) : null}
        </Form>
      )}
    </section>
  );
}

function Created({ slug, notes, isPublished, hasFile, hasRate, hasPhoto }: ApplicationMember) {
  const missing = [hasRate ? "" : "client rate", hasPhoto ? "" : "photo"].filter(Boolean);
  return (
    <>
      <p>
        {isPublished ? (
          <>
            Published as{" "}
            <Link to={`/developers/${slug}`} className="link">
              {slug}
            </Link>
            .
          </>
        ) : (
          <>
            Drafted as <span className="break-all font-medium">members/{slug}.yaml</span>. The site{" "}
            {hasFile ? "doesn't show it yet" : "shows it no more"}.
          </>
        )}
      </p>
      {hasFile ? (
        <p className="my-2">
          <Link
            to={isPublished ? toMemberPagePath(slug) : `${toMemberPagePath(slug)}/edit`}
            className="desk-button"
          >
            {isPublished ? "Open member" : "Edit and publish"}
          </Link>
        </p>
      ) : null}
      {missing.length > 0 ? (
        <p className="text-ink-soft">
          Without {missing.join(" and ")}
          {isPublished ? "." : ", which can follow later."}
        </p>
      ) : null}
      {notes ? (
        <>
          <h2 className="mt-2 text-ink-soft">Private notes</h2>
          <p className="whitespace-pre-line break-words">{notes}</p>
        </>
      ) : null}
    </>
  );
}
