import { PAGE_FORM_FIELDS } from "#contract/forms.ts";
import { MAX_LENGTH } from "#contract/limits.ts";
import { Button } from "#design/button.tsx";
import { TextArea } from "#design/field/text-area.tsx";
import type { PostedFormState } from "#platform/forms/posted-form.server.ts";

/** Writes to the agency; what was typed stays after an error. */
export function MessageForm({ state }: { state: PostedFormState | undefined }) {
  return (
    <form method="post" encType="multipart/form-data" noValidate className="mt-4 space-y-6">
      <TextArea
        name="message"
        label="Message"
        hint="We read it with everything you sent us, and reply by email."
        rows={5}
        maxCharacters={MAX_LENGTH.message}
        defaultValue={state?.typed.message}
        error={state?.errors.message}
      />
      <Button type="submit" name={PAGE_FORM_FIELDS.intent} value="message">
        Send message
      </Button>
    </form>
  );
}
