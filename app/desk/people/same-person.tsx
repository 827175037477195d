import { Form, Link } from "react-router";
import { Panel } from "../parts/panel.tsx";
import type { PersonPageData } from "./person-page.service.server.ts";
import { toPersonPage } from "./person-path.ts";

type Likely = PersonPageData["likely"][number];
type Address = PersonPageData["addresses"][number];

/** Who may be the same person, each with the button that merges both. */
export function LikelySame({
  person,
  likely,
  mayChange,
}: Pick<PersonPageData, "person" | "likely"> & { mayChange: boolean }) {
  if (likely.length === 0) return null;
  return (
    <Panel title="Possibly the same person">
      <ul className="space-y-3">
        {likely.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <Link to={toPersonPage(other.id)} className="link break-words">
                {other.name}
              </Link>
              <span className="block break-all text-ink-soft">{other.address}</span>
              <span className="block text-ink-soft">{toReason(other)}</span>
            </div>
            {mayChange ? (
              <Form method="post">
                <input type="hidden" name="version" value={person.version} />
                <input type="hidden" name="other" value={other.id} />
                <input type="hidden" name="other_version" value={other.version} />
                <button
                  type="submit"
                  name="intent"
                  value="merge"
                  className="desk-button"
                  aria-label={`Merge ${other.name}, ${other.address}`}
                >
                  Merge
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function toReason({ is_same_phone, is_same_company }: Likely): string {
  if (is_same_phone) return "Same phone number";
  return is_same_company ? "Same name and company" : "Same name";
}

/** The addresses of a person; one that was merged can be separated again. */
export function Addresses({
  person,
  addresses,
  mayChange,
}: Pick<PersonPageData, "person" | "addresses"> & { mayChange: boolean }) {
  return (
    <Panel title={addresses.length === 1 ? "Email address" : "Email addresses"}>
      <ul className="space-y-3">
        {addresses.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <a className="link break-all" href={`mailto:${one.address}`}>
                {one.address}
              </a>
              <span className="block text-ink-soft">
                {one.is_confirmed ? "Confirmed by a link" : "Not confirmed"}
                {one.name === person.name ? "" : ` · ${one.name}`}
              </span>
            </div>
            {mayChange && one.id !== person.id ? <SeparateForm address={one} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Takes a merge back, whenever it was. */
export function SeparateForm({
  address,
  label = "Separate",
}: {
  address: Pick<Address, "id" | "address">;
  label?: string;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="other" value={address.id} />
      <button
        type="submit"
        name="intent"
        value="separate"
        className="desk-button"
        aria-label={`${label} ${address.address}`}
      >
        {label}
      </button>
    </Form>
  );
}
