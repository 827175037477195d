import { Form, Link } from "react-router";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskInput } from "../parts/desk-field.tsx";
import { EmptyList } from "../parts/empty-list.tsx";
import { Panel } from "../parts/panel.tsx";
import { StateLabel } from "../parts/state-label.tsx";
import { useChangeToast } from "../parts/use-change-toast.ts";
import { useSettled } from "../parts/use-settled.ts";
import { toRequestPath } from "../requests/request-intent.ts";
import { ConfirmLink } from "../staff/confirm-link.tsx";
import { CountList } from "./count-list.tsx";
import { EraseForm } from "./erase-form.tsx";
import { ErasedReport } from "./erased-report.tsx";
import type { ErasedPerson, StoredPerson } from "./person-data.service.server.ts";
import { toArchivePath, toPersonPath } from "./person-path.ts";

type PersonPageProps = {
  input: string;
  /** Why what was typed is not a person. */
  error?: string | undefined;
  stored?: StoredPerson | undefined;
  /** Export and erase need a recent sign-in. */
  isRecent: boolean;
  submission: { erased: ErasedPerson } | DeskFormState | undefined;
};

const DONE = { kind: "done" };

/** What is stored about a person, by email address: to export it, or to erase it. */
export function PersonPage({
  input: entered,
  error,
  stored,
  isRecent,
  submission,
}: PersonPageProps) {
  const [erased, state] =
    submission && "erased" in submission ? [submission.erased, undefined] : [undefined, submission];
  useChangeToast({ outcome: useSettled(erased ? DONE : undefined), text: "Erased" });
  return (
    <>
      <h1 className="px-4 py-3 font-semibold text-base">Personal data</h1>
      <Form role="search" className="max-w-form space-y-3 px-4 pb-4">
        <DeskInput
          label="Email address"
          name="email"
          errors={error ? { email: [error] } : {}}
          type="text"
          inputMode="email"
          autoComplete="off"
          defaultValue={entered}
          data-shortcut="/"
        />
        <button type="submit" className="desk-button">
          Show what is stored
        </button>
      </Form>
      {erased ? <ErasedReport erased={erased} /> : null}
      {stored && stored.counts.length > 0 ? (
        <>
          <Stored stored={stored} />
          {isRecent && !state?.errors.sign_in ? null : <SignInAgain address={stored.address} />}
          <Panel title="Export">
            <p className="mb-3 max-w-reading text-ink-soft">
              A ZIP file for this person: everything as text and as JSON, with all files.
            </p>
            <a href={toArchivePath(stored.address)} className="desk-button no-underline">
              Export everything about this person
            </a>
          </Panel>
          <EraseForm address={stored.address} state={state} />
        </>
      ) : null}
      {stored?.counts.length === 0 && !erased ? (
        <EmptyList title={`Nothing is stored for ${stored.address}`}>
          A person may have used another address, too.
        </EmptyList>
      ) : null}
    </>
  );
}

function Stored({ stored: { address, counts, requests, notices } }: { stored: StoredPerson }) {
  return (
    <Panel title={`Stored for ${address}`}>
      <CountList counts={counts} />
      <ul className="mt-3 empty:hidden">
        {requests.map((request) => (
          <li key={request.reference} className="flex flex-wrap items-center gap-x-4 py-1">
            <Link to={toRequestPath(request)} className="link figures">
              {request.reference}
            </Link>
            <StateLabel state={request.state} />
          </li>
        ))}
      </ul>
      <ul aria-label="Before erasing" className="mt-3 max-w-reading empty:hidden">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** In a new tab, so that what was typed on this page stays. */
function SignInAgain({ address }: { address: string }) {
  return (
    <Panel title="Sign in again">
      <p className="mb-3 max-w-reading text-ink-soft">
        You can export and erase for 15 minutes after you've signed in.
      </p>
      <ConfirmLink path={toPersonPath(address)} target="_blank">
        Sign in again in a new tab
      </ConfirmLink>
    </Panel>
  );
}
