import type { ReactNode } from "react";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { MAX_SHORTLIST_NOTE } from "#contract/clients/shared-shortlist-terms.ts";
import { Button } from "#design/buttons/button.tsx";
import { Disclosure } from "#design/disclosure.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { Notice } from "#design/notice.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import { CopySharedLink } from "../copy-shared-link.tsx";
import type { OwnedShortlist } from "../owned.service.server.ts";
import { Readers } from "./readers.tsx";
import { ReceivedVotes } from "./received-votes.tsx";
import { RemovedMembers } from "./removed-members.tsx";

type OwnerViewProps = {
  owned: OwnedShortlist;
  /** What was just done. */
  done: string | null;
  state: SubmissionState | undefined;
};

/** What was done, as a map: a URL may have any word. */
const MESSAGES = new Map([
  ["note", "Your note is saved."],
  ["removed", "Their votes and comments are erased."],
]);

/** A shared shortlist for who shared it. */
export function OwnerView({ owned, done, state }: OwnerViewProps) {
  const { note, path, ends_on, members, removed, readers } = owned;
  const message = done === null ? undefined : MESSAGES.get(done);
  return (
    <>
      <h1 className="text-heading">Your shared shortlist</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">
        Bookmark this page: it&rsquo;s the only way back to the votes. Keep it private, and pass on
        the link below.
      </p>
      {message && !state ? (
        <Notice kind="success" live className="mt-6 max-w-form">
          {message}
        </Notice>
      ) : null}
      <div className="mt-8 max-w-form">
        <CopySharedLink path={path} />
        <p className="mt-3 text-ink-soft text-sm">
          It works until {ends_on}, and 90 days longer after each vote or change.
        </p>
      </div>
      <Part id="votes" title="Votes">
        <p className="mt-2 text-ink-soft">
          {readers.length === 0
            ? "No one has voted yet. Votes appear here; we send no emails."
            : `${readers.length} ${readers.length === 1 ? "person has" : "people have"} voted. The names are as they entered them.`}
        </p>
        <ReceivedVotes members={members} />
        <RemovedMembers count={removed} />
      </Part>
      {readers.length > 0 ? (
        <Part id="readers" title="Who voted">
          <Readers readers={readers} />
        </Part>
      ) : null}
      <Part id="note" title="Note to your readers">
        <form method="post" encType="multipart/form-data" noValidate className="mt-4 space-y-6">
          <TextArea
            key={note}
            name="note"
            label="Note"
            hint="For example what you need to know from them, and by when. Everyone with the link reads it."
            optional
            rows={4}
            maxCharacters={MAX_SHORTLIST_NOTE}
            defaultValue={state?.input.note ?? note}
            error={state?.errors.note}
          />
          <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="note">
            Save note
          </Button>
        </form>
      </Part>
      <Disclosure summary="Stop sharing" className="mt-12 max-w-form border-t">
        <p>
          Both links stop working at once, and the votes and comments are erased. This can't be
          undone.
        </p>
        <form method="post" encType="multipart/form-data" noValidate className="mt-4">
          <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="end">
            Stop sharing and erase votes
          </Button>
        </form>
      </Disclosure>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-12 max-w-form">
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
