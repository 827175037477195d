import type { AccessScope } from "#contract/desk/access-token-terms.ts";
import type { ListedToken } from "#services/access-tokens/access-tokens.repository.server.ts";
import type { DeskFormState } from "../desk-form-state.ts";
import { ListPage } from "../lists/list-page.tsx";
import type { ListQuery } from "../lists/list-query.ts";
import type { ListResult } from "../lists/read-list-page.server.ts";
import { CopyLink } from "../parts/copy-link.tsx";
import { Panel } from "../parts/panel.tsx";
import { useSubmissionKey } from "../parts/use-submission-key.ts";
import { ChangeNotice } from "../staff/change-notice.tsx";
import { ConfirmLink } from "../staff/confirm-link.tsx";
import type { TOKEN_FILTERS } from "./token-filters.ts";
import { TokenForm } from "./token-form.tsx";
import { toTokenList } from "./token-list.tsx";

type TokensPageProps = {
  query: ListQuery<typeof TOKEN_FILTERS>;
  result: ListResult<ListedToken>;
  /** Whether they are those of all staff. */
  isOfAll: boolean;
  /** What a token of the reader may do. */
  scopes: readonly AccessScope[];
  /** A new token needs a recent sign-in. */
  isRecent: boolean;
  /** What was changed before this page was opened. */
  done: string | null;
  state: DeskFormState | undefined;
  /** The token that was just created: it is shown now only. */
  created: { kind: "done"; token: string } | undefined;
  freshKey: string;
};

/** Access tokens, with which programs use the desk for a person. */
export function TokensPage(props: TokensPageProps) {
  const { query, result, isOfAll, scopes, isRecent, done, state, created, freshKey } = props;
  const key = useSubmissionKey(freshKey, created);
  return (
    <>
      <ListPage list={toTokenList({ isOfAll, state: query.state })} query={query} result={result}>
        <ChangeNotice
          state={state}
          done={
            created ? (
              <>
                <p>
                  The token was created. Copy it now: it isn't shown again. Anyone who has it can do
                  what you selected, in your name.
                </p>
                <CopyLink link={created.token} label="Copy token" />
              </>
            ) : done === "revoke" ? (
              "The token was revoked."
            ) : undefined
          }
        />
      </ListPage>
      <Panel title="New token">
        <p className="mb-3 max-w-reading text-ink-soft">
          A program sends it with each request to the{" "}
          <a href="/api/docs#desk" className="link">
            desk's part of the API
          </a>
          , and acts for you. It never does more than you may, and is revoked when your account is
          disabled or your role changes.
        </p>
        {isRecent ? (
          // A token that was created empties the form.
          <TokenForm key={key} formKey={key} scopes={scopes} state={state} />
        ) : (
          <>
            <p className="mb-3 max-w-reading text-ink-soft">
              You can create tokens for 15 minutes after you've signed in.
            </p>
            <ConfirmLink path="/desk/tokens">Sign in again to create a token</ConfirmLink>
          </>
        )}
      </Panel>
    </>
  );
}
