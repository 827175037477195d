import type { Member, WorkSample } from "#contract/members/member.ts";
import { WORK_KIND_LABELS } from "#contract/members/work-sample-terms.ts";
import { toHostName } from "#contract/values/web-url.ts";
import { Image } from "#design/image.tsx";

/** In CSS pixels; a tall image, like the screen of a phone, is no page of its own. */
const MAX_SIZE = { width: 560, height: 420 };

function WorkImage({ image: { src, alt, width, height } }: { image: WorkImageData }) {
  const scale = Math.min(1, MAX_SIZE.width / width, MAX_SIZE.height / height);
  return (
    <figure className="mb-3">
      <Image
        src={src}
        alt={alt}
        width={Math.round(width * scale)}
        height={Math.round(height * scale)}
        className="h-auto rounded-card border border-line print:max-h-44 print:w-auto"
      />
    </figure>
  );
}

type WorkImageData = NonNullable<WorkSample["image"]>;
type MemberWorkSamplesProps = { samples: Member["work_samples"] };

/** Work of a member to look at elsewhere, in their order. */
export function MemberWorkSamples({ samples }: MemberWorkSamplesProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {samples.map(({ kind, title, url, description, year, image }) => (
        <li key={url} className="wrap-anywhere py-4">
          {image ? <WorkImage image={image} /> : null}
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
