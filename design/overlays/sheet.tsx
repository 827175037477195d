import { X } from "lucide";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "../buttons/icon-button.tsx";

type SheetProps = {
  id: string;
  title: string;
  /** Beside the title while it is a sheet. */
  aside?: ReactNode;
  children: ReactNode;
};

const FOCUSABLE = "a[href], button:not(:disabled), input, select, summary";

/** Makes everything but the element inert; returns the function that undoes it. */
function inertOthers(element: HTMLElement): () => void {
  const others: Element[] = [];
  for (let inner: Element = element; inner !== document.body; ) {
    const parent = inner.parentElement;
    if (!parent) break;
    for (const sibling of parent.children) {
      if (sibling === inner || sibling.hasAttribute("inert")) continue;
      sibling.setAttribute("inert", "");
      others.push(sibling);
    }
    inner = parent;
  }
  return () => {
    for (const other of others) other.removeAttribute("inert");
  };
}

/**
 * From lg up a column of the page; below, a modal dialog from the right that a button with
 * `popoverTarget={id}` opens. A native popover, so that it also opens without JavaScript; with it,
 * the page behind is inert, does not scroll, and the focus moves in and back.
 */
export function Sheet({ id, title, aside, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const titleId = `${id}-title`;

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const desktop = window.matchMedia("(width >= 64rem)");
    let release: (() => void) | undefined;
    const open = () => {
      release = inertOthers(element);
      setIsOpen(true);
      heading.current?.focus();
    };
    // Before the popover hides: it gives the focus back to its button, which must not be inert.
    const prepare = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") return;
      release?.();
      release = undefined;
      setIsOpen(false);
    };
    const finish = (event: Event) => {
      if ((event as ToggleEvent).newState === "open" && release === undefined) open();
    };
    const close = () => {
      if (desktop.matches && element.matches(":popover-open")) element.hidePopover();
    };
    // Opened before JavaScript had loaded.
    if (element.matches(":popover-open")) open();
    element.addEventListener("beforetoggle", prepare);
    element.addEventListener("toggle", finish);
    desktop.addEventListener("change", close);
    return () => {
      release?.();
      element.removeEventListener("beforetoggle", prepare);
      element.removeEventListener("toggle", finish);
      desktop.removeEventListener("change", close);
    };
  }, []);

  function trapFocus(event: KeyboardEvent<HTMLDivElement>) {
    const element = event.currentTarget;
    if (event.key !== "Tab" || !element.matches(":popover-open")) return;
    const focusable = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((item) =>
      item.checkVisibility(),
    );
    const [from, to] = event.shiftKey
      ? [focusable[0], focusable.at(-1)]
      : [focusable.at(-1), focusable[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: cycles the focus of what is inside
    <div
      ref={sheet}
      id={id}
      popover="auto"
      data-sheet=""
      {...(isOpen ? { role: "dialog", "aria-modal": true, "aria-labelledby": titleId } : undefined)}
      onKeyDown={trapFocus}
      className="max-lg:fixed max-lg:inset-y-0 max-lg:right-0 max-lg:left-auto max-lg:h-dvh max-lg:w-full max-lg:max-w-[380px] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:bg-paper max-lg:px-4 max-lg:shadow-float max-lg:transition-transform max-lg:duration-250 max-lg:ease-out max-lg:backdrop:bg-ink/60 lg:block max-lg:open:starting:translate-x-full"
    >
      <div className="sticky top-0 z-10 mb-4 flex min-h-16 items-center gap-3 border-line border-b bg-paper lg:hidden">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="outline-offset-4">
          {title}
        </h2>
        {aside ? (
          // The page behind is inert: what it announces has to be announced here.
          <div role="status" className="text-ink-soft text-sm">
            {aside}
          </div>
        ) : null}
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
