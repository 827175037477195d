import { useEffect, useState } from "react";
import { Button } from "#design/buttons/button.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import { MESSAGE_FIELDS } from "../message-fields.ts";
import { FILES_FIELD, listFileFaults } from "../message-files.ts";
import type { MessageFormState } from "../submitted-message.server.ts";
import { MessageFiles } from "./message-files.tsx";

// The text may be missing where there are files.
const { control, ...MESSAGE } = MESSAGE_FIELDS.message;

/**
 * Writes to the agency; after an error what was typed and the files that are good stay. The browser
 * sends the files with the form, with JavaScript too.
 */
export function MessageForm({ state }: { state: MessageFormState | undefined }) {
  const [chosen, setChosen] = useState<readonly File[]>();
  const arrived = state?.files ?? [];

  useEffect(() => {
    // What was chosen before the page's code had come.
    const input = document.getElementById(FILES_FIELD);
    if (input instanceof HTMLInputElement && input.files?.length) setChosen([...input.files]);
  }, []);

  useEffect(() => {
    if (!state) return;
    // The good files have arrived; the others are chosen again.
    setChosen(undefined);
    const input = document.getElementById(FILES_FIELD);
    if (input instanceof HTMLInputElement) input.value = "";
  }, [state]);

  const faults = chosen ? listFileFaults(chosen, arrived.length) : state?.errors[FILES_FIELD];
  return (
    <form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="mt-4 space-y-6"
      onSubmit={(event) => {
        // A form that is too large would not arrive, and the text in it neither.
        if (!chosen || !faults?.length) return;
        event.preventDefault();
        document.getElementById(FILES_FIELD)?.focus();
      }}
    >
      <TextArea
        {...MESSAGE}
        name="message"
        defaultValue={state?.input.message}
        error={state?.errors.message}
      />
      {/* Files come last: with some that are too large the text before them still arrives. */}
      <MessageFiles arrived={arrived} chosen={chosen} faults={faults} onChoose={setChosen} />
      <Button type="submit">Send message</Button>
    </form>
  );
}
