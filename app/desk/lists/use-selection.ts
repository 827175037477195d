import { useCallback, useEffect, useState } from "react";

/** Id of the form that the checkboxes of a list belong to. */
export const SELECTION_FORM = "selection";

const listBoxes = () => [...document.querySelectorAll<HTMLInputElement>("[data-select]")];
const getPageBox = () => document.querySelector<HTMLInputElement>("[data-select-page]");

/**
 * How many rows of a list are ticked. The checkboxes hold the selection: it is sent without
 * JavaScript too, and a row that leaves the list takes its tick along. With the shift key a tick is
 * that of all rows since the last one.
 */
export function useSelection() {
  const [count, setCount] = useState({ selected: 0, isWholePage: false });
  const read = useCallback(() => {
    const boxes = listBoxes();
    const selected = boxes.filter((box) => box.checked).length;
    const isWholePage = selected > 0 && selected === boxes.length;
    const pageBox = getPageBox();
    if (pageBox) {
      pageBox.checked = isWholePage;
      pageBox.indeterminate = selected > 0 && !isWholePage;
    }
    setCount((before) =>
      before.selected === selected && before.isWholePage === isWholePage
        ? before
        : { selected, isWholePage },
    );
  }, []);
  // After each render: rows may have come or gone.
  useEffect(read);
  useEffect(() => {
    let last: HTMLInputElement | undefined;
    const onClick = ({ target, shiftKey }: MouseEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      const boxes = listBoxes();
      if (target === getPageBox()) for (const box of boxes) box.checked = target.checked;
      else if (boxes.includes(target)) {
        const from = last ? boxes.indexOf(last) : -1;
        const at = boxes.indexOf(target);
        if (shiftKey && from >= 0) {
          const between = boxes.slice(Math.min(from, at), Math.max(from, at));
          for (const box of between) box.checked = target.checked;
          if (last) last.checked = target.checked;
        }
        last = target;
      } else return;
      read();
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [read]);
  const clear = useCallback(() => {
    for (const box of listBoxes()) box.checked = false;
    read();
  }, [read]);
  return { ...count, clear };
}
