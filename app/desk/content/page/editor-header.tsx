import { Link, useNavigate } from "react-router";
import { TimeText } from "../../time/time-text.tsx";
import { toContentHistoryPath, toContentPath, toTextPath } from "../editing/content-path.ts";
import { ContentStateLabel } from "../editing/content-state-label.tsx";
import type { EditedFile } from "../editing/edited-file.server.ts";

type EditorHeaderProps = {
  file: EditedFile;
  view: "form" | "text";
  /** Writes what was typed before the other view is opened; false when the form has to stay. */
  onLeaveForm: () => Promise<boolean>;
};

const TAB = "border-b-2 px-1 py-1 aria-[current=page]:border-ink aria-[current=page]:font-medium";

/** Which file it is, its state, and its two views. */
export function EditorHeader({ file, view, onLeaveForm }: EditorHeaderProps) {
  const { path, state } = file;
  const navigate = useNavigate();
  const member = /^members\/(.+)\.yaml$/.exec(path)?.[1];
  return (
    <header>
      <p className="text-ink-soft">
        <Link to="/desk/content" className="link">
          Content
        </Link>{" "}
        /
      </p>
      <h1 className="break-all font-semibold text-base">{path}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <ContentStateLabel state={state} publishAt={file.publishAt} />
        {file.revision > 0 ? (
          <>
            <span className="text-ink-soft">
              {file.author}, <TimeText at={file.at} />
            </span>
            <Link to={toContentHistoryPath(path)} className="link">
              History
            </Link>
          </>
        ) : null}
      </p>
      <nav aria-label="View" className="mt-2 flex gap-4 border-line border-b">
        <Link
          to={member ? `/desk/members/${member}/edit` : toContentPath(path)}
          aria-current={view === "form" ? "page" : undefined}
          className={`${TAB} border-transparent`}
        >
          Form
        </Link>
        <Link
          to={toTextPath(path)}
          aria-current={view === "text" ? "page" : undefined}
          className={`${TAB} border-transparent`}
          onClick={(event) => {
            if (view !== "form" || event.metaKey || event.ctrlKey) return;
            event.preventDefault();
            void onLeaveForm().then((isWritten) => isWritten && navigate(toTextPath(path)));
          }}
        >
          Text
        </Link>
      </nav>
    </header>
  );
}
