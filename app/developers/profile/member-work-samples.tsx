import type { Member } from "#contract/members/member.ts";
import { WORK_KIND_LABELS } from "#contract/members/work-sample-terms.ts";
import { toHostName } from "#contract/values/web-url.ts";

type MemberWorkSamplesProps = { samples: Member["work_samples"] };

/** Work of a member to look at elsewhere, in their order. */
export function MemberWorkSamples({ samples }: MemberWorkSamplesProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {samples.map(({ kind, title, url, description, year }) => (
        <li key={url} className="wrap-anywhere py-4">
          <a href={url} rel="noopener nofollow" className="link font-medium">
            {title}
          </a>
          <p className="mt-1">{description}</p>
          <p className="figures mt-1 text-ink-soft text-sm">
            {[WORK_KIND_LABELS[kind], year, toHostName(url)].filter(Boolean).join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  );
}
