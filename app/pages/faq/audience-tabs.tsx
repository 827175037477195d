import { NavLink } from "react-router";
import { withNoun } from "#contract/values/trade.ts";

const TABS = [
  { to: "/faq/client", label: "For clients" },
  {
    to: "/faq/developer",
    get label() {
      return withNoun("For developers");
    },
  },
];

/** The two lists of questions; each is a page of its own. */
export function AudienceTabs() {
  return (
    <nav aria-label="Questions" className="border-line border-b">
      <ul className="flex gap-8">
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="-mb-px flex min-h-12 items-center border-transparent border-b-2 font-medium text-ink-soft hover:text-ink aria-[current=page]:border-blue aria-[current=page]:text-blue"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
