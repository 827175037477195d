import { Link, useNavigate } from "react-router";
import { TimeText } from "../../time/time-text.tsx";
import { toContentHistoryPath, toContentPath, toTextPath } from "../editing/content-path.ts";
import { ContentStateLabel } from "../editing/content-state-label.tsx";
import type { EditedFile } from "../editing/edited-file.server.ts";
import { toTitle } from "../editing/file-title.ts";

type EditorHeaderProps = {
  file: EditedFile;
  view: "form" | "text";
  /** Writes what was typed before the other view is opened; false when the form has to stay. */
  onLeaveForm: () => Promise<boolean>;
};

/** Which file it is, its state, and behind "More" what is seldom needed: its text and its history. */
export function EditorHeader({ file, view, onLeaveForm }: EditorHeaderProps) {
  const { path, state } = file;
  const navigate = useNavigate();
  const member = /^members\/(.+)\.yaml$/.exec(path)?.[1];
  const title = toTitle(file.text);
  return (
    <header>
      <p className="break-all text-ink-soft">
        <Link to="/desk/content" className="link">
          Content
        </Link>
        {title ? ` / ${path}` : " /"}
      </p>
      <h1 className="wrap-anywhere font-semibold text-base">{title || path}</h1>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
        <ContentStateLabel state={state} publishAt={file.publishAt} />
        {file.revision > 0 ? (
          <span className="text-ink-soft">
            {file.author}, <TimeText at={file.at} />
          </span>
        ) : null}
        {view === "text" ? (
          <Link to={member ? `/desk/members/${member}/edit` : toContentPath(path)} className="link">
            Edit as form
          </Link>
        ) : null}
        <details className="open:w-full">
          <summary className="link w-fit cursor-pointer">More</summary>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {view === "form" ? (
              <li>
                <Link
                  to={toTextPath(path)}
                  className="link"
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    void onLeaveForm().then((isWritten) => isWritten && navigate(toTextPath(path)));
                  }}
                >
                  Edit as text
                </Link>
              </li>
            ) : null}
            {file.revision > 0 ? (
              <li>
                <Link to={toContentHistoryPath(path)} className="link">
                  History
                </Link>
              </li>
            ) : null}
          </ul>
        </details>
      </div>
    </header>
  );
}
