import type { ReactNode } from "react";
import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { Disclosure } from "#design/disclosure.tsx";
import { CopySharedLink } from "../copy-shared-link.tsx";
import type { OwnedShortlist } from "../owned.service.server.ts";

/** The link to pass on, and a new one in its place. */
export function ReadersLink({ owned: { path, ends_on } }: { owned: OwnedShortlist }) {
  return (
    <div className="mt-8">
      {path === undefined ? (
        <p>We can no longer show the link for readers. The one you passed on still works.</p>
      ) : (
        <CopySharedLink path={path} />
      )}
      <p className="mt-3 text-ink-soft text-sm">
        It works until {ends_on}. Each vote or change extends it to 90 days from then.
      </p>
      <Replace intent="readers-link" summary="Replace the link for readers">
        Did it reach someone it shouldn&rsquo;t? Get a new one to pass on. The old one stops working
        at once, and the votes stay.
      </Replace>
    </div>
  );
}

/** The owner's own link, for a second device, and a new one in its place. */
export function OwnerLink({ owned }: { owned: OwnedShortlist }) {
  return (
    <>
      <p className="mt-2 mb-4 text-ink-soft">
        Open this link there. Anyone who has it can do everything you can do here.
      </p>
      <CopySharedLink path={owned.owner_path} label="Your own link" name="owner-link" />
      <Replace intent="link" summary="Replace your own link">
        All earlier links to this page stop working at once, including those on your other devices
        and in our emails. The link for readers stays.
      </Replace>
    </>
  );
}

type ReplaceProps = { intent: string; summary: string; children: ReactNode };

function Replace({ intent, summary, children }: ReplaceProps) {
  return (
    <Disclosure summary={summary} className="mt-4 border-t">
      <p>{children}</p>
      <form method="post" encType="multipart/form-data" noValidate className="mt-4">
        <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value={intent}>
          Get a new link
        </Button>
      </form>
    </Disclosure>
  );
}
