import { Form } from "react-router";
import type { Release } from "#contract/http/release.ts";
import { Checkbox } from "#design/field/checkbox.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { PasskeyOffer } from "#services/staff/passkeys.service.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskField } from "../parts/desk-field.tsx";
import { Panel } from "../parts/panel.tsx";
import { NewPasswordField } from "../sign-in/new-password-field.tsx";
import { RecoveryCodes } from "../sign-in/recovery-codes.tsx";
import { type TotpOffer, TotpSetUp } from "../sign-in/totp-set-up.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { ConfirmLink } from "./confirm-link.tsx";
import { type ListedPasskey, Passkeys } from "./passkeys.tsx";
import { type ListedSession, SessionList } from "./session-list.tsx";

type AccountPageProps = {
  account: {
    email: string;
    name: string;
    has_password: boolean;
    has_totp: boolean;
    signature: string;
    wants_digest: boolean;
    recovery_codes: number;
    sessions: readonly ListedSession[];
    passkeys: readonly ListedPasskey[];
    /** What can be set up; needs a recent sign-in. */
    offers: { totp: TotpOffer; passkey: PasskeyOffer } | undefined;
    done: string | null;
    release: Release;
  };
  state: DeskFormState | undefined;
  /** Recovery codes that were just made. */
  codes: readonly string[] | undefined;
};

const DONE: Record<string, string> = {
  name: "Your name was changed.",
  signature: "Your signature was saved.",
  digest: "Saved.",
  password: "Your password was changed. You're signed out everywhere else.",
  totp: "Your new authenticator app is set up. You're signed out everywhere else.",
  passkey: "The passkey was added.",
  "remove-passkey": "The passkey was removed. You're signed out everywhere else.",
  session: "The session was ended.",
  sessions: "You're signed out everywhere else.",
};

const toReleaseText = ({ version, commit, migration }: Release) =>
  [`Version ${version}`, commit && `commit ${commit.slice(0, 8)}`, `migration ${migration}`]
    .filter(Boolean)
    .join(", ");

/** Name, sign-in and sessions of who is signed in. */
export function AccountPage({ account, state, codes }: AccountPageProps) {
  const errors = state?.errors ?? {};
  const { email, offers, done } = account;
  return (
    <>
      <h1 className="px-4 py-3 font-semibold text-base">Your account</h1>
      <ChangeNotice state={state} done={done ? DONE[done] : undefined} />
      <Panel title="Name">
        <Form method="post" noValidate className="max-w-form space-y-3">
          <p className="text-ink-soft">{email}</p>
          <TextField
            name="name"
            label="Full name"
            error={errors.name}
            autoComplete="name"
            defaultValue={state?.input.name ?? account.name}
          />
          <button type="submit" name="intent" value="name" className="desk-button">
            Save name
          </button>
        </Form>
      </Panel>
      <Panel title="Signature">
        <Form method="post" noValidate className="max-w-form space-y-3">
          <DeskField
            label="Signature"
            isLabelHidden
            hint="Ends your replies, and is {{signature}} in templates. Without one, templates have your name and the agency."
            name="signature"
            errors={errors}
          >
            {(field) => (
              <textarea
                {...field}
                rows={4}
                defaultValue={state?.input.signature ?? account.signature}
                className="desk-control"
              />
            )}
          </DeskField>
          <button type="submit" name="intent" value="signature" className="desk-button">
            Save signature
          </button>
        </Form>
      </Panel>
      <Panel title="Email">
        <Form method="post" className="max-w-form space-y-3">
          <Checkbox
            key={String(account.wants_digest)}
            name="digest"
            label="Email me a summary each morning"
            hint="What's new, due or overdue, today's calls and answered proposals. No email if there's nothing."
            defaultChecked={account.wants_digest}
          />
          <button type="submit" name="intent" value="digest" className="desk-button">
            Save
          </button>
        </Form>
      </Panel>
      <Panel title="How you sign in">
        {offers ? (
          <div className="max-w-form space-y-8">
            <Passkeys passkeys={account.passkeys} offer={offers.passkey} errors={errors} />
            <Form method="post" noValidate className="space-y-3">
              <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
              <NewPasswordField
                label={account.has_password ? "New password" : "Password"}
                error={errors.new_password}
              />
              <button type="submit" name="intent" value="password" className="desk-button">
                {account.has_password ? "Change password" : "Set password"}
              </button>
            </Form>
            <details open={errors.code !== undefined || !account.has_totp}>
              <summary className="cursor-pointer py-1 text-blue">
                {account.has_totp ? "Set up another authenticator app" : "Set up an app"}
              </summary>
              <Form method="post" noValidate className="mt-3 space-y-3">
                <TotpSetUp offer={offers.totp} error={errors.code} />
                <button type="submit" name="intent" value="totp" className="desk-button">
                  {account.has_totp ? "Replace authenticator app" : "Set up authenticator app"}
                </button>
              </Form>
            </details>
            <Form method="post" className="space-y-3">
              <p className="font-medium">Recovery codes</p>
              {codes ? (
                <RecoveryCodes codes={codes} />
              ) : (
                <p className="text-ink-soft">
                  You have {account.recovery_codes} left. New ones replace them.
                </p>
              )}
              <button type="submit" name="intent" value="codes" className="desk-button">
                Make new codes
              </button>
            </Form>
          </div>
        ) : (
          <>
            <p className="mb-3 max-w-reading text-ink-soft">
              You can change your passkeys, password, authenticator app and recovery codes for 15
              minutes after you've signed in.
            </p>
            <ConfirmLink path="/desk/account">Sign in again to change them</ConfirmLink>
          </>
        )}
      </Panel>
      <Panel title="Where you're signed in">
        <SessionList sessions={account.sessions} />
      </Panel>
      <p className="px-4 py-3 text-ink-soft">{toReleaseText(account.release)}</p>
    </>
  );
}
