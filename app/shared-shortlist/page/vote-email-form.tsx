import { PAGE_FORM_FIELDS } from "#contract/clients/forms.ts";
import { Button } from "#design/buttons/button.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { SubmissionState } from "#platform/forms/submitted-form.server.ts";
import type { OwnedShortlist } from "../owned.service.server.ts";

type VoteEmailFormProps = Pick<OwnedShortlist, "emails"> & { state: SubmissionState | undefined };

/** Where the owner is emailed about votes, once the address is confirmed. */
export function VoteEmailForm({ emails, state }: VoteEmailFormProps) {
  return (
    <form method="post" encType="multipart/form-data" noValidate className="mt-2 space-y-6">
      {emails ? (
        <p className="wrap-anywhere">
          {emails.isConfirmed
            ? `We email ${emails.email} when people vote, at most once an hour.`
            : `We've sent a link to ${emails.email}. Open it within 3 days to confirm your address. No email? Check your spam folder, or send it again.`}
        </p>
      ) : (
        <p className="text-ink-soft">
          Hear when people vote, at most once an hour. Each email has a link to this page.
        </p>
      )}
      {emails?.isConfirmed ? null : (
        <TextField
          name="email"
          type="email"
          label="Email address"
          hint="We'll send a link to confirm it. You can stop the emails at any time."
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={state?.input.email ?? emails?.email}
          error={state?.errors.email}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {emails?.isConfirmed ? null : (
          <Button type="submit" variant="secondary" name={PAGE_FORM_FIELDS.intent} value="emails">
            {emails ? "Send the link again" : "Email me about votes"}
          </Button>
        )}
        {emails ? (
          <Button
            type="submit"
            variant="secondary"
            name={PAGE_FORM_FIELDS.intent}
            value="stop-emails"
          >
            {emails.isConfirmed ? "Stop emails" : "Delete the address"}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
