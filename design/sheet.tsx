import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

type SheetProps = {
  id: string;
  title: string;
  /** Beside the title while it is a sheet. */
  aside?: ReactNode;
  children: ReactNode;
};

const FOCUSABLE = "a[href], button:not(:disabled), input, select, summary";

/**
 * From lg up a column of the page; below, a sheet from the right that a button with
 * `popoverTarget={id}` opens. A native popover, so that it opens before the script has loaded; the
 * script keeps the focus inside while it is open.
 */
export function Sheet({ id, title, aside, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const desktop = window.matchMedia("(width >= 64rem)");
    const close = () => {
      if (desktop.matches && sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
    };
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  }, []);

  function keepFocus(event: KeyboardEvent<HTMLDivElement>) {
    const element = event.currentTarget;
    if (event.key !== "Tab" || !element.matches(":popover-open")) return;
    const places = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((place) =>
      place.checkVisibility(),
    );
    const [from, to] = event.shiftKey ? [places[0], places.at(-1)] : [places.at(-1), places[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus of what is inside
    <div
      ref={sheet}
      id={id}
      popover="auto"
      data-sheet=""
      onKeyDown={keepFocus}
      className="max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:left-auto max-lg:h-dvh max-lg:w-full max-lg:max-w-[380px] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-paper max-lg:px-4 max-lg:shadow-float max-lg:transition-transform max-lg:duration-250 max-lg:ease-out max-lg:backdrop:bg-ink/60 lg:block max-lg:open:starting:translate-x-full"
    >
      <div className="sticky top-0 z-10 mb-4 flex min-h-16 items-center gap-3 border-line border-b bg-paper lg:hidden">
        <p className="font-semibold">{title}</p>
        {aside ? <div className="text-ink-soft text-sm">{aside}</div> : null}
        <IconButton
          icon={X}
          label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="-mr-2 ml-auto"
        />
      </div>
      {children}
    </div>
  );
}
