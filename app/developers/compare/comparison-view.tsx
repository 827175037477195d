import { HireMembers } from "#app/shortlist/hire-members.tsx";
import { toNumberWord } from "#app/site/terms/terms.ts";
import { useRenderDay } from "#app/site/use-render-day.ts";
import { useSite } from "#app/site/use-site.ts";
import type { Member } from "#contract/members/member.ts";
import { Disclosure } from "#design/disclosure.tsx";
import { useToday } from "#platform/browser/use-today.ts";
import { useShownDay } from "../overlap/use-shown-day.ts";
import { useMoney } from "../parts/use-money.ts";
import { toComparison } from "./comparison.ts";
import { ComparisonCell } from "./comparison-cell.tsx";
import { ComparisonHeads } from "./comparison-heads.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { useSharedScroll } from "./use-shared-scroll.ts";

/** Two to four members as one drawing, and the way on. */
export function ComparisonView({ members }: { members: readonly [Member, ...Member[]] }) {
  const rendered = useRenderDay();
  const shown = useShownDay();
  const money = useMoney();
  const comparison = toComparison(members, {
    money,
    site: useSite(),
    today: useToday() ?? rendered,
    shown,
  });
  const scroll = useSharedScroll();
  const { same } = comparison;
  const all = members.length === 2 ? "both" : `all ${toNumberWord(members.length)}`;
  return (
    <section aria-label="Comparison">
      {/* Without scripts heads and table scroll sideways as one, and none stays at the top. */}
      <div className="noscript:overflow-x-auto">
        <ComparisonHeads members={members} scroll={scroll.head} />
        <ComparisonTable
          members={members}
          comparison={comparison}
          shown={shown}
          scroll={scroll.body}
        />
      </div>
      {same.length > 0 ? (
        <Disclosure summary={`The same for ${all}`} className="text-sm">
          <dl>
            {same.map((row) => (
              <div key={row.label} className="grid grid-cols-[7.5rem_1fr] gap-4 py-1">
                <dt>{row.label}</dt>
                <dd className="min-w-0 text-ink">
                  <ComparisonCell
                    row={{ ...row, drawn: row.drawn === "years" ? undefined : row.drawn }}
                    member={members[0]}
                    index={0}
                    longest={1}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <HireMembers members={members} label={`Hire these ${toNumberWord(members.length)}`} />
      </div>
    </section>
  );
}
