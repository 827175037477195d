import { useEffect, useState } from "react";

/** Elements that must not be covered: controls and numbers. */
const CONTROLS = "a[href],button,input,select,textarea,summary,label,[tabindex],.figures";
const OBSERVED = `:is(#content,#footer) :is(${CONTROLS})`;

/**
 * Whether a control or a price of the page is in the bottom right corner of the screen.
 * @param size side of the corner in pixels; 0 switches the observation off
 */
export function useIsCornerBusy(size: number): boolean {
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    setIsBusy(false);
    if (size === 0) return;
    let observer: IntersectionObserver | undefined;
    let frame = 0;

    const observe = () => {
      const { clientWidth, clientHeight } = document.documentElement;
      const inCorner = new Set<Element>();
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) inCorner.add(target);
            else inCorner.delete(target);
          }
          setIsBusy(inCorner.size > 0);
        },
        { rootMargin: `${size - clientHeight}px 0px 0px ${size - clientWidth}px` },
      );
      for (const control of document.querySelectorAll(OBSERVED)) observer.observe(control);
    };
    // Once a frame, however many elements a render adds.
    const restart = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(observe);
    };

    observe();
    const changes = new MutationObserver(restart);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("resize", restart);
    return () => {
      observer?.disconnect();
      changes.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener("resize", restart);
    };
  }, [size]);

  return isBusy;
}
