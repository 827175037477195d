import { useMemo, useState } from "react";
import { Link } from "react-router";
import { withNoun } from "#contract/values/trade.ts";
import { DeskTextArea } from "../../parts/desk-field.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import { useLeaveWarning } from "../../parts/use-leave-warning.ts";
import { BuilderConflict } from "./builder-conflict.tsx";
import type { BuilderData } from "./builder-data.service.server.ts";
import { BuilderMembers } from "./builder-members.tsx";
import { ClientFields } from "./client-fields.tsx";
import { EmailFields } from "./email-fields.tsx";
import { MemberSearch } from "./member-search.tsx";
import type { BuilderOutcome } from "./post-proposal.server.ts";
import { useBuilder } from "./use-builder.ts";
import { useKnownMembers } from "./use-known-members.ts";

type BuilderProps = {
  loaded: BuilderData;
  /** Of a form that was posted without JavaScript. */
  submission: BuilderOutcome | undefined;
  /** Where the page is in the desk. */
  title: string;
  back: { to: string; label: string };
};

/** Makes a proposal: client, developers, introduction and the email that it is sent with. */
export function Builder({ loaded, submission, title, back }: BuilderProps) {
  const { form, revision, outcome, errors, change, submit, take, isChanged, isBusy, isSending } =
    useBuilder(loaded, submission);
  const known = useKnownMembers(loaded);
  // Those of a new proposal differ with every load of the page.
  const [{ proposal_id, key, values }] = useState(() => toIdentity(loaded, submission));
  useLeaveWarning(isChanged);
  const saved = useMemo(
    () => (outcome?.kind === "saved" ? { kind: "done" } : undefined),
    [outcome],
  );
  useChangeToast({ outcome: saved, text: "Saved" });
  // With JavaScript it is part of the form.
  const [submittedEmail] = useState(() => (submission?.email.body ? submission.email : undefined));
  const { request, wasSent } = loaded;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <form
      method="post"
      noValidate
      data-unsaved="own"
      // Above the bar with the buttons.
      className="[&_*]:scroll-mb-24"
      onSubmit={(event) => {
        const button = (event.nativeEvent as SubmitEvent).submitter;
        // The browser opens the preview in its own tab.
        if (button?.getAttribute("value") === "preview") return;
        event.preventDefault();
        submit(event.currentTarget, button);
      }}
    >
      {/* What Enter in a field presses. */}
      <button type="submit" name="intent" value="save" className="hidden" tabIndex={-1}>
        Save draft
      </button>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="proposal_id" value={proposal_id} />
      <input type="hidden" name="key" value={key} />
      <PageHeader
        above={[back]}
        here={title}
        title={form.client ? `Proposal for ${form.client}` : "New proposal"}
      >
        {request ? (
          <p className="mt-1">
            For{" "}
            <Link to={`/desk/requests/${request.reference}`} className="link">
              <span className="figures">{request.reference}</span>
            </Link>
            , {request.name}
            {request.company_name ? ` · ${request.company_name}` : null}
          </p>
        ) : null}
        {loaded.closed ? (
          <p role="status" className="mt-3 border-amber border-l-4 bg-amber-wash px-3 py-2">
            {loaded.closed}{" "}
            <Link to={back.to} className="link">
              {back.label}
            </Link>
          </p>
        ) : null}
        {outcome?.kind === "conflict" && !loaded.closed ? (
          <BuilderConflict
            message={outcome.message}
            otherVersion={outcome.otherVersion}
            own={form}
            known={known}
            onTake={() => take(outcome.otherVersion)}
          />
        ) : null}
        {hasErrors ? (
          <p role="alert" className="mt-3 border-red border-l-4 bg-red-wash px-3 py-2">
            {errors.send?.[0] ?? "Not saved yet. What to change is marked below."}
          </p>
        ) : null}
        {outcome?.kind === "saved" ? (
          <p role="status" className="mt-3 hidden text-green noscript:block">
            Saved.
          </p>
        ) : null}
      </PageHeader>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">
          <ClientFields form={form} errors={errors} onChange={change} />
          <BuilderMembers
            members={form.members}
            isPublic={form.type === "public"}
            known={known}
            errors={errors}
            onChange={(members) => change({ members })}
          />
        </div>
        <MemberSearch
          search={loaded.search}
          technologies={loaded.technologies}
          added={form.members.map(({ member_id }) => member_id)}
          isSending={isSending}
          onAdd={(member_id) =>
            change({ members: [...form.members, { member_id, note: "", sales_rate: "" }] })
          }
        />
        <div className="min-w-0">
          <section className="border-line border-t px-4 py-4">
            <h2 className="mb-2 font-semibold text-sm">Introduction</h2>
            <DeskTextArea
              label={withNoun("Above the developers")}
              hint="What you understood, and why these people. **Bold**, links and lists in Markdown."
              name="brief"
              errors={errors}
              rows={6}
              value={form.brief}
              onChange={(event) => change({ brief: event.target.value })}
            />
          </section>
          <EmailFields
            templates={loaded.templates}
            known={values}
            submission={submittedEmail}
            form={form}
            errors={errors}
            wasSent={wasSent}
            onChange={change}
          />
        </div>
      </div>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-4 py-3">
        <button
          type="submit"
          name="intent"
          value="send"
          className="desk-button desk-button-main"
          aria-disabled={isBusy}
        >
          {toSendLabel(form, wasSent)}
        </button>
        <button
          type="submit"
          name="intent"
          value="save"
          className="desk-button"
          aria-disabled={isBusy}
        >
          Save draft
        </button>
        <button
          type="submit"
          name="intent"
          value="preview"
          formTarget="_blank"
          className="desk-button"
        >
          Preview
        </button>
        {loaded.isNew || wasSent ? null : (
          <button
            type="submit"
            name="intent"
            value="discard"
            className="desk-button"
            aria-disabled={isBusy}
          >
            Delete draft
          </button>
        )}
        {isChanged ? <span className="text-ink-soft noscript:hidden">Not saved yet</span> : null}
      </div>
    </form>
  );
}

/** The link of the proposal, and what its email is sent once with. */
function toIdentity(loaded: BuilderData, submission: BuilderOutcome | undefined) {
  const { key, known } = loaded;
  const proposal_id = submission?.proposal_id ?? loaded.proposal_id;
  const proposal_link = known.proposal_link.replace(loaded.proposal_id, proposal_id);
  return { proposal_id, key, values: { ...known, proposal_link } };
}

function toSendLabel(form: BuilderData["form"], wasSent: boolean): string {
  if (form.client_email === "" || form.type === "public") {
    return wasSent ? "Show the change at the link" : "Open the link";
  }
  return wasSent ? "Send the change" : "Send proposal";
}
