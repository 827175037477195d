import { Form } from "react-router";
import type { ListedToken } from "#services/access-tokens/access-tokens.repository.server.ts";
import type { DeskList } from "../lists/list-page.tsx";
import type { ListColumn } from "../lists/list-table.tsx";
import { TimeText } from "../time/time-text.tsx";
import { TOKEN_FILTERS } from "./token-filters.ts";

const NAME: ListColumn<ListedToken> = {
  label: "Name",
  cell: ({ name, ending }) => (
    <>
      <span className="font-medium">{name}</span>
      <span className="block font-mono text-ink-soft">ogds_…{ending}</span>
    </>
  ),
  className: "basis-full break-words lg:max-w-72",
};

const OWNER: ListColumn<ListedToken> = {
  label: "Acts for",
  cell: ({ owner }) => owner,
  className: "basis-full break-words",
};

const SCOPES: ListColumn<ListedToken> = {
  label: "Scopes",
  cell: ({ scopes }) => scopes.join(", "),
  className: "basis-full break-words text-ink-soft lg:max-w-72",
};

const USE: ListColumn<ListedToken> = {
  label: "Use",
  cell: (token) => <TokenUse token={token} />,
  className: "basis-full",
};

const REVOKE: ListColumn<ListedToken> = {
  label: "Change",
  cell: (token) => (token.revoked_at ? null : <RevokeForm token={token} />),
  className: "basis-full",
};

const NO_TOKENS = {
  title: "No access tokens",
  text: "With a token a program uses the desk for a person.",
};

/** The tokens of a person, or those of everybody. */
export const toTokenList = ({
  isOfAll,
  state,
}: {
  isOfAll: boolean;
  state: string;
}): DeskList<ListedToken, typeof TOKEN_FILTERS> => ({
  title: "Access tokens",
  caption: isOfAll ? "Access tokens of all staff" : "Your access tokens",
  filters: TOKEN_FILTERS,
  toKey: ({ id }) => id,
  isStacked: true,
  columns: [
    NAME,
    ...(isOfAll ? [OWNER] : []),
    SCOPES,
    USE,
    ...(state === "active" ? [REVOKE] : []),
  ],
  empty: NO_TOKENS,
  noMatch: { title: "No access tokens", text: "None was revoked or has expired." },
});

function TokenUse({ token }: { token: ListedToken }) {
  const { created_at, expires_at, used_at, revoked_at } = token;
  return (
    <>
      {used_at ? (
        <>
          Last used <TimeText at={used_at} />
        </>
      ) : (
        "Never used"
      )}
      <span className="block text-ink-soft">
        Created <TimeText at={created_at} />, {revoked_at ? "revoked" : "expires"}{" "}
        <TimeText at={revoked_at ?? expires_at} />
      </span>
    </>
  );
}

function RevokeForm({ token: { id, name } }: { token: ListedToken }) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="intent"
        value="revoke"
        className="desk-button"
        aria-label={`Revoke ${name}`}
      >
        Revoke
      </button>
    </Form>
  );
}
