import type { LineTheme } from "#contract/page.ts";
import { DRAWINGS, type Stroke } from "./background-drawings.ts";

const tones = { line: "stroke-pencil-soft", blue: "stroke-pencil" };

function Sweep({ d, tone, copies = 1, shift = [0, 0] }: Stroke) {
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
 * The long thin lines of a page (spec §2). They lie on the surfaces and behind what is written on
 * them; a screen without margins to draw in has none.
 */
export function BackgroundLines({ theme }: { theme: LineTheme }) {
  return (
    <div
      aria-hidden="true"
      data-theme={theme}
      className="pointer-events-none absolute inset-0 z-1 hidden overflow-hidden xl:block print:hidden"
    >
      <svg
        aria-hidden="true"
        width="1920"
        height="9000"
        viewBox="0 0 1920 9000"
        fill="none"
        strokeWidth="1.25"
        className="absolute top-0 left-1/2 max-w-none -translate-x-1/2"
      >
        {DRAWINGS[theme].map((stroke) => (
          <Sweep key={stroke.d} {...stroke} />
        ))}
      </svg>
    </div>
  );
}
