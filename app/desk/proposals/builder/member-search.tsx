import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { MemberAvatar } from "#app/developers/parts/member-avatar.tsx";
import { toMoney } from "#app/developers/parts/money-text.ts";
import { MAX_PROPOSAL_MEMBERS } from "#contract/clients/proposal-terms.ts";
import { SENIORITY_LABELS, SENIORITY_LEVELS, toFullName } from "#contract/members/member-terms.ts";
import { getLocale, withNoun } from "#contract/values/trade.ts";
import type { BuilderData, BuilderMember } from "./builder-data.service.server.ts";

type MemberSearchProps = Pick<BuilderData, "search" | "technologies"> & {
  added: readonly number[];
  /** The form is being sent: a search now would be a navigation that takes its place. */
  isSending: RefObject<boolean>;
  onAdd: (member_id: number) => void;
};

/** Milliseconds without a key after which is searched. */
const PAUSE_MS = 200;
const FIELDS = ["q", "technology", "seniority_level", "rate_max", "available"] as const;

/**
 * The site's own search of developers. Its fields are the query string, so what is typed elsewhere on
 * the page remains; without JavaScript they are posted with the form.
 */
export function MemberSearch({ search, technologies, added, isSending, onAdd }: MemberSearchProps) {
  const { values, found, total, areMatches } = search;
  const navigate = useNavigate();
  const { search: shown } = useLocation();
  const fields = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = () => {
    if (isSending.current) return;
    const next = new URLSearchParams(shown);
    for (const name of FIELDS) {
      const field = fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      const value = field?.type === "checkbox" && !field.checked ? "" : field?.value.trim();
      if (value) next.set(name, value);
      else next.delete(name);
    }
    navigate({ search: `${next}` }, { replace: true, preventScrollReset: true });
  };
  const findSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(find, PAUSE_MS);
  };
  const isFull = added.length >= MAX_PROPOSAL_MEMBERS;
  return (
    <section
      aria-label={withNoun("Find developers")}
      className="border-line border-t px-4 py-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-l"
    >
      <div className="lg:sticky lg:top-0 lg:max-h-[calc(100dvh-4rem)] lg:low:max-h-none lg:overflow-y-auto lg:pt-1">
        <h2 className="mb-2 font-semibold text-sm">{withNoun("Find developers")}</h2>
        <search
          ref={fields}
          className="grid grid-cols-2 gap-2"
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.target instanceof HTMLButtonElement) return;
            event.preventDefault();
            find();
          }}
        >
          <label className="col-span-2">
            <span className="sr-only">{withNoun("Search developers")}</span>
            <input
              type="search"
              name="q"
              defaultValue={values.q}
              onChange={findSoon}
              placeholder="Technology, name, position or country"
              data-shortcut="/"
              className="desk-control"
            />
          </label>
          <label>
            <span className="sr-only">Technology</span>
            <select
              name="technology"
              defaultValue={values.technology}
              onChange={find}
              className="desk-control"
            >
              <option value="">Any technology</option>
              {technologies.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="sr-only">Seniority</span>
            <select
              name="seniority_level"
              defaultValue={values.seniority_level}
              onChange={find}
              className="desk-control"
            >
              <option value="">Any level</option>
              {SENIORITY_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {SENIORITY_LABELS[level]}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="sr-only">Highest rate</span>
            <input
              name="rate_max"
              inputMode="decimal"
              defaultValue={values.rate_max}
              onChange={findSoon}
              placeholder="Up to, per hour"
              className="desk-control"
            />
          </label>
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              name="available"
              value="true"
              defaultChecked={values.available}
              onChange={find}
            />
            Available now
          </label>
          <button
            type="submit"
            name="intent"
            value="search"
            className="desk-button col-span-2 hidden justify-center noscript:inline-flex"
          >
            Save and search
          </button>
        </search>
        <p role="status" className="mt-3 mb-1 text-ink-soft">
          {areMatches ? "Matches of the request" : toFoundText(found.length, total)}
          {isFull ? withNoun(`. The proposal has ${MAX_PROPOSAL_MEMBERS} developers`) : null}
        </p>
        <ul>
          {found.map((member) => (
            <li key={member.id} className="flex items-start gap-3 border-line border-t py-2">
              <Found member={member} />
              {added.includes(member.id) ? (
                <span className="py-1 text-ink-soft">Added</span>
              ) : (
                <button
                  type="submit"
                  name="intent"
                  value={`add:${member.id}`}
                  aria-label={`Add ${toFullName(member)}`}
                  aria-disabled={isFull}
                  className="desk-button"
                  onClick={(event) => {
                    event.preventDefault();
                    if (!isFull) onAdd(member.id);
                  }}
                >
                  Add
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function toFoundText(shown: number, total: number): string {
  if (total === 0) return withNoun("No developers found. Try fewer words or filters");
  const count =
    total === 1
      ? withNoun("1 developer")
      : withNoun(`${total.toLocaleString(getLocale())} developers`);
  return shown < total ? `${count}, the first ${shown}` : count;
}

function Found({ member }: { member: BuilderMember }) {
  const { card, reasons } = member;
  if (!card) return null;
  const { sales_rate, sales_currency, seniority_level, country } = card;
  const rate =
    sales_rate === null ? "Rate on request" : `${toMoney(sales_rate, sales_currency)} / h`;
  return (
    <div className="flex min-w-0 flex-1 gap-2">
      <MemberAvatar member={card} size="small" badge={null} />
      <p className="min-w-0 break-words">
        <a
          href={`/developers/${card.slug}`}
          target="_blank"
          rel="noreferrer"
          className="font-medium hover:underline"
        >
          {toFullName(member)}
        </a>
        <span className="line-clamp-2">{member.position}</span>
        <span className="figures block text-ink-soft">
          {reasons ? reasons.join(" · ") : `${SENIORITY_LABELS[seniority_level]} · ${country}`}
          {" · "}
          {rate}
        </span>
      </p>
    </div>
  );
}
