import { Form } from "react-router";
import type { Release } from "#contract/http/release.ts";
import { Checkbox } from "#design/field/checkbox.tsx";
import { TextField } from "#design/field/text-field.tsx";
import type { DeskFormState } from "../desk-form-state.ts";
import { DeskTextArea } from "../parts/desk-field.tsx";
import { Panel } from "../parts/panel.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { type ListedSession, SessionList } from "./session-list.tsx";
import { type SignInAccount, SignInWays } from "./sign-in-ways.tsx";

type AccountPageProps = {
  account: SignInAccount & {
    name: string;
    signature: string;
    wants_digest: boolean;
    sessions: readonly ListedSession[];
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
  const { email, done } = account;
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
          <DeskTextArea
            label="Signature"
            isLabelHidden
            hint="Ends your replies, and is {{signature}} in templates. Without one, templates have your name and the agency."
            name="signature"
            errors={errors}
            rows={4}
            defaultValue={state?.input.signature ?? account.signature}
          />
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
        <SignInWays account={account} errors={errors} codes={codes} />
      </Panel>
      <Panel title="Where you're signed in">
        <SessionList sessions={account.sessions} />
      </Panel>
      <p className="px-4 py-3 text-ink-soft">{toReleaseText(account.release)}</p>
    </>
  );
}
