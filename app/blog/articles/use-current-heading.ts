import { useEffect, useState } from "react";

/** Pixels below the header at which a heading counts as reached. */
const READING_LINE = 120;

function findCurrent(ids: readonly string[]): string | undefined {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const line = (Number.isNaN(header) ? 0 : header) + READING_LINE;
  return ids.findLast((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= line;
  });
}

/** Id of the heading under which the visitor reads; undefined above the first one. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(findCurrent(ids));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
      removeEventListener("resize", schedule);
    };
  }, [ids]);
  return current;
}
