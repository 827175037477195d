import type { RequestEvent } from "#app/requests/thread/thread-entries.repository.server.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { useIsPermitted } from "../parts/use-desk.ts";

/** The files of an entry, of an email too. */
export function EntryFiles({ files, attachment }: Pick<RequestEvent, "files" | "attachment">) {
  const mayOpen = useIsPermitted("change_requests");
  if (files.length === 0 && !attachment) return null;
  return (
    <ul className="mt-1">
      {attachment && mayOpen ? <FileLink id={attachment.id}>{attachment.name}</FileLink> : null}
      {attachment && !mayOpen ? <li className="wrap-anywhere">{attachment.name}</li> : null}
      {files.map((file) => (
        <FileLink key={file.id} id={file.id}>
          {toFileText(file)}
        </FileLink>
      ))}
    </ul>
  );
}

const FileLink = ({ id, children }: { id: number; children: string }) => (
  <li className="wrap-anywhere">
    <a className="link" href={`/api/desk/files/${id}`}>
      {children}
    </a>
  </li>
);
