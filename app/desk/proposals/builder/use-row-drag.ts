import { type PointerEvent, useRef, useState } from "react";

/**
 * Moves rows of a list by their handles, with a mouse, pen or finger. The rows are `li` of the list
 * that the handle is in; a row changes its place as soon as the pointer is over another one.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const at = useRef<number>(undefined);
  const end = () => {
    at.current = undefined;
    setDragged(undefined);
  };
  return {
    /** Index of the row that is moved. */
    dragged,
    toHandle: (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        at.current = index;
        setDragged(index);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = at.current;
        const list = event.currentTarget.closest("ol");
        if (from === undefined || !list) return;
        const rows = [...list.children].map((row) => row.getBoundingClientRect());
        const to = findPlace(rows, event.clientY, from);
        if (to === from) return;
        at.current = to;
        setDragged(to);
        onMove(from, to);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onLostPointerCapture: end,
    }),
  };
}

/** Where the row at `from` belongs while the pointer is at `y`: past the middle of its neighbour. */
export function findPlace(
  rows: readonly { top: number; bottom: number }[],
  y: number,
  from: number,
): number {
  const isPast = (row: { top: number; bottom: number }, index: number) => {
    const middle = (row.top + row.bottom) / 2;
    return index < from ? y < middle : y > middle;
  };
  const before = rows.findIndex((row, index) => index < from && isPast(row, index));
  if (before >= 0) return before;
  const after = rows.findLastIndex((row, index) => index > from && isPast(row, index));
  return after > from ? after : from;
}
