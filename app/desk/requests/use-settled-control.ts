import { type KeyboardEvent, useRef } from "react";

type Control = HTMLSelectElement | HTMLInputElement;

/** Keys that go on from value to value. Space, Alt and an arrow, and F4 open the list. */
const isStep = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !(altKey || ctrlKey || metaKey) &&
  (key.length === 1 ? key !== " " : /^(Arrow|Home|End|Page|Backspace|Delete)/.test(key));

type Settling = {
  onSettled: (isConfirmed: boolean) => void;
  onCancelled: (name: string) => void;
};

/**
 * When the value of a select or date is meant: at once if it was picked; where keys changed it, with
 * Enter or when the control is left, since they pass other values on their way. Escape takes it back.
 */
export function useSettledControl({ onSettled, onCancelled }: Settling) {
  const isStepping = useRef(false);
  const settle = (isConfirmed: boolean) => {
    isStepping.current = false;
    onSettled(isConfirmed);
  };
  const handlers = {
    onPointerDown: () => {
      isStepping.current = false;
    },
    onKeyDown: (event: KeyboardEvent<Control>) => {
      const { key, currentTarget } = event;
      if (key === "Tab") return;
      if (key === "Enter") {
        event.preventDefault();
        settle(true);
        return;
      }
      if (key === "Escape" && isStepping.current) onCancelled(currentTarget.name);
      isStepping.current = isStep(event);
    },
    onBlur: () => {
      if (isStepping.current) settle(false);
    },
  };
  return { isSettled: () => !isStepping.current, handlers };
}
