import { Link, useFetcher } from "react-router";
import { REVISION_SOURCE_LABELS } from "#contract/desk/revision.ts";
import { classNames } from "#design/class-names.ts";
import { FileProblems } from "../../parts/file-problems.tsx";
import { PageHeader } from "../../parts/page-header.tsx";
import { useChangeToast } from "../../parts/use-change-toast.ts";
import { TimeText } from "../../time/time-text.tsx";
import type { FileOutcome } from "../change-file.server.ts";
import { TextDiff } from "../diff/text-diff.tsx";
import { toContentHistoryPath, toContentPath } from "../editing/content-path.ts";
import type { FileHistory, HistoryEntry } from "./file-history.service.server.ts";

const KINDS: Record<HistoryEntry["kind"], string> = {
  published: "Published",
  removed: "Removed",
  scheduled: "Scheduled",
  draft: "Draft",
  closed: "Earlier draft",
};

type HistoryPageProps = FileHistory & {
  isReadOnly: boolean;
  submission: FileOutcome | undefined;
};

/** The revisions of a file, one of them compared with what was published before it. */
export function HistoryPage({ file, entries, compared, isReadOnly, submission }: HistoryPageProps) {
  return (
    <>
      <PageHeader
        above={[
          { to: "/desk/content", label: "Content" },
          { to: toContentPath(file.path), label: <span className="break-all">{file.path}</span> },
        ]}
        here="History"
        title="History"
      />
      <div className="lg:grid lg:min-h-dvh lg:grid-cols-[22rem_minmax(0,1fr)]">
        <ol
          aria-label="Revisions, newest first"
          className="max-h-80 overflow-y-auto border-line border-t lg:max-h-none"
        >
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              path={file.path}
              isChosen={entry.id === compared?.id}
            />
          ))}
        </ol>
        {compared ? (
          <section
            aria-label="Changes"
            className="min-w-0 space-y-3 border-line border-t px-4 py-3 lg:border-l"
          >
            {isReadOnly ? null : (
              <Undo
                key={compared.id}
                file={file}
                wasPublished={entries.some(({ kind }) => kind === "published")}
                entry={entries.find(({ id }) => id === compared.id)}
                submission={submission}
              />
            )}
            <TextDiff diff={compared.diff} label={`Changes of revision ${compared.id}`} />
            <p className="text-ink-soft">
              Compared with what was published before it. − was removed, + was added.
            </p>
          </section>
        ) : null}
      </div>
    </>
  );
}

type EntryProps = { entry: HistoryEntry; path: string; isChosen: boolean };

function Entry({ entry, path, isChosen }: EntryProps) {
  const { id, author, source, note, created_at, published_at, kind, isShown } = entry;
  return (
    <li className={classNames("desk-row px-4 py-2", isChosen && "bg-blue-wash")}>
      <Link
        to={`${toContentHistoryPath(path)}&revision=${id}`}
        data-row
        aria-current={isChosen ? "true" : undefined}
        preventScrollReset
        className="card-link font-medium"
      >
        {isShown ? "On the site" : KINDS[kind]}
        <span className="figures font-normal text-ink-soft"> · {id}</span>
      </Link>
      <p className="break-words text-ink-soft">
        {author} ({REVISION_SOURCE_LABELS[source]}), <TimeText at={created_at} />
        {kind === "scheduled" && published_at ? (
          <>
            {" "}
            for <TimeText at={published_at} />
          </>
        ) : null}
      </p>
      {note ? <p className="break-words">{note}</p> : null}
    </li>
  );
}

const UNDO_LABELS: Partial<Record<HistoryEntry["kind"], string>> = {
  published: "Publish this text again",
  removed: "Remove it again",
};

type UndoProps = Pick<HistoryPageProps, "file" | "submission"> & {
  entry: HistoryEntry | undefined;
  /** A file that never was can be published on its own page only. */
  wasPublished: boolean;
};

/** Publishes an earlier text again; what is replaced stays in the history. */
function Undo({ file, entry, wasPublished, submission }: UndoProps) {
  const { Form, state, data } = useFetcher<FileOutcome>();
  const outcome = state === "idle" ? (data ?? submission) : undefined;
  useChangeToast({ outcome, text: "Published the earlier text" });
  if (!entry) return null;
  const isPossible = wasPublished && !entry.isShown && file.state !== "scheduled";
  const errors = outcome?.kind === "invalid" ? Object.values(outcome.errors).flat() : [];
  const problems = outcome?.kind === "invalid" ? outcome.problems : [];
  return (
    <div className="space-y-2">
      {isPossible ? (
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="revision" value={file.revision} />
          <input type="hidden" name="to" value={entry.id} />
          <button
            type="submit"
            name="intent"
            value="undo"
            aria-disabled={state !== "idle"}
            className="desk-button"
          >
            {UNDO_LABELS[entry.kind] ?? "Publish this text"}
          </button>
        </Form>
      ) : null}
      {outcome?.kind === "conflict" ? (
        <p role="alert" className="text-red">
          {outcome.message}. The list shows it now: check and try again.
        </p>
      ) : null}
      {errors.length > 0 ? (
        <p role="alert" className="text-red">
          {errors.join(". ")}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <div role="alert">
          <p className="font-medium">
            Not published. This text has problems with the site of today:
          </p>
          <FileProblems problems={problems} file="" onLine={() => {}} />
        </div>
      ) : null}
    </div>
  );
}
