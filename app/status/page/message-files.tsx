import { UPLOAD_ACCEPT } from "#contract/values/upload-terms.ts";
import { Choice } from "#design/field/choice.tsx";
import { fieldAria } from "#design/field/field-aria.ts";
import { FieldFrame } from "#design/field/field-frame.tsx";
import { toFileText } from "#platform/uploads/saved-file.ts";
import { FILES_FIELD, UPLOADS_FIELD } from "../message-files.ts";
import type { ArrivedFile } from "../submitted-message.server.ts";

type MessageFilesProps = {
  /** Of a form that was posted with errors. */
  arrived: readonly ArrivedFile[];
  chosen: readonly File[] | undefined;
  faults: readonly string[] | undefined;
  onChoose: (files: readonly File[]) => void;
};

/** The files of a message: a chooser of the browser, and what was chosen. */
export function MessageFiles({ arrived, chosen, faults, onChoose }: MessageFilesProps) {
  const hint = "Up to 5 PDF or Word files (DOCX), 10 MB each and 20 MB together.";
  const list = chosen && chosen.length > 0 ? `${FILES_FIELD}-chosen` : undefined;
  return (
    <div>
      <FieldFrame id={FILES_FIELD} label="Files" hint={hint} error={faults} optional>
        <input
          {...fieldAria(FILES_FIELD, { hint, error: faults }, list)}
          type="file"
          multiple
          id={FILES_FIELD}
          name={FILES_FIELD}
          accept={UPLOAD_ACCEPT}
          onChange={(event) => onChoose([...(event.currentTarget.files ?? [])])}
          className="block w-full rounded-field border border-line-strong border-dashed p-4 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-line-strong file:border-solid file:bg-paper file:px-4 file:font-medium"
        />
        {list ? (
          <ul id={list} className="mt-3 space-y-1">
            {chosen?.map((file) => (
              <li key={`${file.name} ${file.size}`} className="wrap-anywhere">
                {toFileText(file)}
              </li>
            ))}
          </ul>
        ) : null}
      </FieldFrame>
      {arrived.length > 0 ? (
        <fieldset className="mt-4">
          <legend className="text-ink-soft text-sm">We have these already</legend>
          {arrived.map(({ upload, name, size }, index) => (
            <Choice
              key={upload}
              type="checkbox"
              id={`${UPLOADS_FIELD}-${index}`}
              name={UPLOADS_FIELD}
              value={upload}
              defaultChecked
              label={<span className="wrap-anywhere">Send {toFileText({ name, size })}</span>}
            />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
