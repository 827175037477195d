import { Link } from "react-router";
import { LinkButton } from "#design/buttons/link-button.tsx";
import { MemberList } from "../card/member-list.tsx";
import type { NothingFound as Found } from "./nothing-found.service.server.ts";

type NothingFoundProps = {
  found: Found;
  /** The request form with the whole search. */
  findUrl: string;
};

/** What leads on from a search without results: what each part costs, who is near, and help. */
export function NothingFound({ found: { without, nearby }, findUrl }: NothingFoundProps) {
  return (
    <div>
      <p className="max-w-reading text-lg">
        Unfortunately, nothing was found for this query. Remove a filter, see who comes close, or
        let us search for you.
      </p>
      {without.length > 0 ? (
        <ul aria-label="Search with fewer filters" className="mt-6 border-line border-t">
          {without.map(({ label, to, isCombination, total }) => (
            <li key={to} className="border-line border-b">
              <Link
                to={to}
                rel={isCombination ? "nofollow" : undefined}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-blue"
              >
                <span className="wrap-anywhere">
                  Remove <span className="font-medium">{label}</span>
                </span>
                <span className="figures text-ink-soft">{total}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <LinkButton to={findUrl} className="mt-8">
        Tell us who you need
      </LinkButton>
      {nearby.length > 0 ? (
        <>
          <h3 className="mt-12 text-title">Close to what you need</h3>
          <div className="mt-6">
            <MemberList
              members={nearby.map(({ member }) => member)}
              level={4}
              toNote={({ id }) =>
                `Close: ${nearby.find(({ member }) => member.id === id)?.differences.join(", ")}`
              }
            />
          </div>
        </>
      ) : null}
    </div>
  );
}
