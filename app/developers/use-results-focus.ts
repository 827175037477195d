import { type RefObject, useEffect, useRef } from "react";

/**
 * The results' heading takes the focus after another page of them was asked for, and when what had
 * it (a chip that was removed) is gone with the old results.
 */
export function useResultsFocus(
  address: string,
  page: number,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ address, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { address, page };
    if (before.address === address) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost || before.page !== page) heading.current?.focus({ preventScroll: true });
  }, [address, page]);
  return heading;
}
