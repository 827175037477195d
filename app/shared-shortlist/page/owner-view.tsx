import { type ReactNode, useEffect } from "react";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { MAX_SHORTLIST_NOTE } from "#contract/clients/shared-shortlist-terms.ts";
import { withNoun } from "#contract/values/trade.ts";
import { Button } from "#design/buttons/button.tsx";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { Disclosure } from "#design/disclosure.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import type { OwnedShortlist } from "../owned.service.server.ts";
import { rememberShared } from "../shared-shortlists.store.ts";
import { AddMembers } from "./add-members.tsx";
import { OwnerLink, ReadersLink } from "./owner-links.tsx";
import { Readers } from "./readers.tsx";
import { ReceivedVotes } from "./received-votes.tsx";
import { RemovedMembers } from "./removed-members.tsx";
import { VoteEmailForm } from "./vote-email-form.tsx";

type OwnerViewProps = {
  owned: OwnedShortlist;
  /** What was just done. */
  done: string | null;
  /** Name of a developer whom the owner looks for. */
  find: string;
  state: SubmissionState | undefined;
};

/** What was done, as a map: a URL may have any word. */
const MESSAGES = new Map([
  ["note", "Your note is saved."],
  ["added", "Your readers can see them now."],
  ["dropped", "They're off the list, and the votes on them are erased."],
  ["removed", "Their votes and comments are erased. They can't vote from there again."],
  ["asked", "Check your email. We've sent you a link to confirm your address."],
  ["stopped", "We've stopped the emails and deleted your address."],
  ["readers-link", "You have a new link for readers. The earlier one no longer works."],
  ["link", "This page has a new link. Bookmark it again: the earlier ones no longer work."],
]);

/** A shared shortlist for who shared it. */
export function OwnerView({ owned, done, find, state }: OwnerViewProps) {
  const { note, path, owner_path, members, removed, readers } = owned;
  const message = done === null ? undefined : MESSAGES.get(done);
  useEffect(() => {
    if (path === undefined) return;
    rememberShared(
      { path, owner_path },
      members.map(({ id }) => id),
    );
  }, [path, owner_path, members]);
  return (
    <>
      <h1 className="text-heading">Your shared shortlist</h1>
      <p className="mt-3 max-w-reading text-ink-soft text-lg">
        Bookmark this page, and keep it private. Pass on the link for readers.
      </p>
      {message && !state ? (
        <Notice kind="success" live className="mt-6 max-w-form">
          {message}
        </Notice>
      ) : null}
      <div className="form-columns">
        <div className="min-w-0">
          <ReadersLink owned={owned} />
          <Part id="votes" title="Votes">
            <p className="mt-2 text-ink-soft">
              {readers.length === 0
                ? "No one has voted yet."
                : `${readers.length} ${readers.length === 1 ? "person has" : "people have"} voted. The names are as they entered them.`}
            </p>
            <HireApproved members={members} />
            <ReceivedVotes members={members} />
            {members.length + removed === 0 ? (
              <p className="mt-4">{withNoun("No developers are on the list. Add some below.")}</p>
            ) : null}
            <RemovedMembers count={removed}>
              <form method="post" encType="multipart/form-data" className="mt-3">
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  name={PAGE_FORM_FIELDS.intent}
                  value="drop-gone"
                >
                  Remove {removed === 1 ? withNoun("this developer") : "them"} from the list
                </Button>
              </form>
            </RemovedMembers>
          </Part>
          {readers.length > 0 ? (
            <Part id="readers" title="Who voted">
              <Readers readers={readers} />
            </Part>
          ) : null}
        </div>
        <div className="min-w-0">
          <Part id="add" title={withNoun("Add developers")}>
            <AddMembers owned={owned} find={find} />
          </Part>
          <Part id="emails" title="Emails about votes">
            <VoteEmailForm emails={owned.emails} state={state} />
          </Part>
          <Part id="note" title="Note to your readers">
            <form method="post" encType="multipart/form-data" noValidate className="mt-4 space-y-6">
              <TextArea
                key={note}
                name="note"
                label="Note"
                hint="For example, what you need to know from them, and by when. Everyone with the link can read it."
                optional
                rows={4}
                maxCharacters={MAX_SHORTLIST_NOTE}
                defaultValue={state?.input.note ?? note}
                error={state?.errors.note}
              />
              <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="note">
                Save note
              </Button>
            </form>
          </Part>
          <Part id="link" title="This page on another device">
            <OwnerLink owned={owned} />
          </Part>
          <Disclosure summary="Stop sharing" className="mt-12 border-t">
            <p>
              All links stop working at once, and we erase the votes and comments. You can't undo
              this.
            </p>
            <form method="post" encType="multipart/form-data" noValidate className="mt-4">
              <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="end">
                Stop sharing and erase votes
              </Button>
            </form>
          </Disclosure>
        </div>
      </div>
    </>
  );
}

/** To the hire form with exactly the developers who have a yes; the owner's shortlist stays. */
function HireApproved({ members }: Pick<OwnedShortlist, "members">) {
  const approved = members.filter(({ votes }) => votes.some(({ vote }) => vote === "yes"));
  if (approved.length === 0) return null;
  return (
    <LinkButton
      to={`/hire/form?members=${approved.map(({ slug }) => slug).join()}`}
      reloadDocument
      className="mt-4"
    >
      {approved.length === 1 ? "Hire the one with a Yes" : `Hire the ${approved.length} with a Yes`}
    </LinkButton>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-12">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
