import type { BackgroundTheme } from "#contract/content/page.ts";
import { DRAWINGS, type Stroke } from "./background-drawings.ts";
import { LINES_STYLE } from "./lines-style.ts";

const tones = { line: "stroke-pencil-soft", blue: "stroke-pencil" };

function Line({ d, tone, copies = 1, shift = [0, 0] }: Stroke) {
  return Array.from({ length: copies }, (_, copy) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of one drawing never change places
      key={copy}
      d={d}
      className={tones[tone]}
      transform={copy === 0 ? undefined : `translate(${shift[0] * copy} ${shift[1] * copy})`}
    />
  ));
}

/**
 * The long thin lines of a page (spec §2). They are drawn only where no page has content: from xl
 * up to the margins and the free space of every opening, below xl in the strip under the header.
 */
export function BackgroundLines({ theme }: { theme: BackgroundTheme }) {
  const { left, right, strip } = DRAWINGS[theme];
  return (
    <div aria-hidden="true" data-theme={theme} className={LINES_STYLE}>
      <svg
        aria-hidden="true"
        fill="none"
        strokeWidth="1.25"
        viewBox="-1280 0 1280 24"
        className="absolute top-[calc(var(--header-height)+0.25rem)] right-0 h-6 w-[80rem] max-w-none xl:hidden"
      >
        <path d={strip} className={tones.blue} />
      </svg>
      <svg
        aria-hidden="true"
        fill="none"
        strokeWidth="1.25"
        viewBox="-1000 0 1000 30000"
        className="absolute top-0 right-[calc(50%+var(--container-page)/2+0.5rem)] hidden h-[30000px] w-[1000px] max-w-none xl:block"
      >
        {left.map((stroke) => (
          <Line key={stroke.d} {...stroke} />
        ))}
      </svg>
      <svg
        aria-hidden="true"
        fill="none"
        strokeWidth="1.25"
        viewBox="0 0 1000 30000"
        className="absolute top-0 left-[calc(50%+var(--container-page)/2+0.5rem)] hidden h-[30000px] w-[1000px] overflow-visible max-w-none xl:block"
      >
        {right.map((stroke) => (
          <Line key={stroke.d} {...stroke} />
        ))}
      </svg>
    </div>
  );
}
