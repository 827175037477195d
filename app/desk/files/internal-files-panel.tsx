import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { UPLOAD_ACCEPT } from "#contract/values/upload-terms.ts";
import { toFileText } from "#platform/uploads/saved-file.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { Panel } from "../parts/panel.tsx";
import { useDeskTime } from "../time/desk-time.ts";
import { toFilesPath, toInternalFilePath } from "./file-record.ts";
import type { InternalFile } from "./internal-files.repository.server.ts";

type InternalFilesProps = {
  /** The reference of a request, or `person-12`. */
  record: string;
  /** Undefined for a role that does not see them. */
  files: readonly InternalFile[] | undefined;
};

/** Files that staff put on a record for themselves. The form stays closed until it is needed. */
export function InternalFilesPanel({ record, files }: InternalFilesProps) {
  if (!files) return null;
  return (
    <Panel title="Internal files">
      <InternalFileList record={record} files={files} />
      <details>
        <summary className="link cursor-pointer">Add a file</summary>
        <div className="mt-3">
          <AddFileForm record={record} state={undefined} />
        </div>
      </details>
    </Panel>
  );
}

export function InternalFileList({ record, files = [] }: InternalFilesProps) {
  const { toLong } = useDeskTime();
  return (
    <ul className="mb-2 empty:hidden">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-x-4 py-1">
          <a className="link wrap-anywhere" href={toInternalFilePath(file.id)}>
            {toFileText(file)}
          </a>
          <span className="text-ink-soft">
            {[file.by, toLong(file.created_at)].filter(Boolean).join(", ")}
          </span>
          <RemoveForm record={record} file={file} />
        </li>
      ))}
    </ul>
  );
}

/** A removed file cannot be brought back, so that it takes a second press. */
function RemoveForm({ record, file }: { record: string; file: InternalFile }) {
  const { Form } = useFetcher();
  return (
    <details>
      <summary className="link cursor-pointer" aria-label={`Remove ${file.name}`}>
        Remove
      </summary>
      <Form method="post" action={toFilesPath(record)} encType="multipart/form-data">
        <input type="hidden" name="remove" value={file.id} />
        <button type="submit" className="desk-button" aria-label={`Remove ${file.name} for good`}>
          Remove for good
        </button>
      </Form>
    </details>
  );
}

type AddFileFormProps = {
  record: string;
  /** Of a form that the browser sent by itself. */
  state: DeskFormState | undefined;
};

export function AddFileForm({ record, state }: AddFileFormProps) {
  const fetcher = useFetcher<DeskFormState>();
  const form = useRef<HTMLFormElement>(null);
  const errors = (fetcher.data ?? state)?.errors ?? {};
  const isStored = fetcher.state === "idle" && fetcher.data?.errors.file === undefined;
  useEffect(() => {
    if (isStored) form.current?.reset();
  }, [isStored]);
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={toFilesPath(record)}
      encType="multipart/form-data"
      className="space-y-3"
    >
      <DeskField
        label="File"
        hint="PDF or DOCX, up to 10 MB. Only staff see it."
        name="file"
        errors={errors}
      >
        {(field) => (
          <input
            {...field}
            type="file"
            accept={UPLOAD_ACCEPT}
            className="desk-control h-auto py-2"
          />
        )}
      </DeskField>
      <button type="submit" className="desk-button" aria-disabled={fetcher.state !== "idle"}>
        Add file
      </button>
    </fetcher.Form>
  );
}
